import assert from 'node:assert/strict';
import path from 'node:path';
import { serve } from '../lib/serve.ts';
import { inBrowser } from './browser.ts';
import { playServers } from './connected.ts';
import type { Check } from './results.ts';
import { addTrailer } from './rows.ts';

/**
 * Runs an app of another framework with Leaf's custom elements in it, from a Leaf server at another origin: the framework
 * gives attributes, changes one, hears an event, and follows a link without loading a page.
 */
export async function tryForeign(folder: string, check: Check): Promise<void> {
  const name = path.basename(folder);
  await check(`${name}: gives the elements attributes, changes one, and hears their events`, async () => {
    const host = await serve(path.join(folder, 'dist'), { single: true });
    try {
      await inBrowser(
        // Below the root, where a `base` element of the page would lead a link to a place of the page away from it.
        `${host.origin}/shop`,
        async (page) => {
          const totals = page.locator('leaf-campaign').getByRole('region', { name: 'Totals by stage' });
          await totals.getByText('Storage').first().waitFor();
          await totals.getByRole('link', { name: 'Storage', exact: true }).first().click();
          assert.equal(new URL(page.url()).pathname, '/shop');
          const load = () => page.evaluate(() => performance.timeOrigin);
          const loaded = await load();
          await page.locator('leaf-campaign').getByRole('link', { name: 'All benchmarks' }).click();
          await page.getByRole('status').getByText('At /shop/benchmarks').waitFor();
          assert.equal(new URL(page.url()).pathname, '/shop/benchmarks');
          assert.equal(await load(), loaded, 'no page was loaded');
          const rows = page.locator('leaf-rows');
          await addTrailer(rows);
          await page.getByRole('status').getByText('“Trailer” added.').waitFor();
          await page.getByRole('button', { name: 'Show delivery' }).click();
          await rows.getByRole('region', { name: 'Delivery', exact: true }).waitFor();
          // Another campaign: both elements follow.
          await page.getByRole('button', { name: 'Next campaign' }).click();
          await rows.getByText('No rows yet.').waitFor();
        },
        { prepare: async (context) => void (await playServers(context)), expected: /401/ },
      );
    } finally {
      host.close();
    }
  });
}
