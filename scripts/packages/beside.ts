import assert from 'node:assert/strict';
import path from 'node:path';
import type { Page } from 'playwright';
import { serve } from '../lib/serve.ts';
import { inBrowser } from './browser.ts';
import { differences, type Looks, looksOf } from './looks.ts';
import type { Check } from './results.ts';

/** A subset of `examples/beside/orders.ts`. */
const orders = ['after', 'after, in layers'];
const host = 'html, body, #host, #host *, [data-mantine-shared-portal-node] *';

/** Checks that a host's Mantine looks the same with Leaf as without it, and Leaf the same as on its own. */
export async function tryBeside(app: string, check: Check): Promise<void> {
  const server = await serve(path.join(app, 'dist'), { single: true });
  const open = (query: Record<string, string>, use: (page: Page) => Promise<Looks>) =>
    inBrowser(`${server.origin}/?${new URLSearchParams(query)}`, use);
  const hostLooks = (query: Record<string, string>) =>
    open(query, async (page) => {
      await page.getByText('In a dialog').waitFor();
      if (query.leaf !== 'no')
        await page.getByRole('button', { name: 'Add Row', includeHidden: true }).waitFor();
      return withoutExtent(await looksOf(page, host));
    });
  const leafLooks = (query: Record<string, string>) =>
    open(query, async (page) => {
      await page.getByRole('figure', { includeHidden: true }).waitFor();
      const part = await looksOf(page, '[data-leaf]:has(h2), [data-leaf]:has(h2) *');
      await page.getByRole('button', { name: 'Delete Masters', includeHidden: true }).dispatchEvent('click');
      await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).waitFor();
      const dialog = await looksOf(page, '[data-leaf] [role=dialog], [data-leaf] [role=dialog] *');
      return {
        ...part,
        ...Object.fromEntries(Object.entries(dialog).map(([key, look]) => [`dialog ${key}`, look])),
      };
    });
  const same = (before: Looks, after: Looks) => {
    const found = differences(before, after);
    assert.ok(Object.keys(before).length > 50, 'There is little to compare.');
    assert.equal(found.length, 0, `${found.length} differences\n${found.slice(0, 10).join('\n')}`);
    return `${Object.keys(before).length} elements and states`;
  };
  try {
    for (const order of orders)
      await check(`beside: a host's Mantine stays as it was, ${order}`, async () =>
        same(await hostLooks({ order, leaf: 'no' }), await hostLooks({ order })),
      );
    const alone = await leafLooks({ order: 'alone' });
    for (const order of orders)
      await check(`beside: Leaf is as by itself, ${order}`, async () =>
        same(alone, await leafLooks({ order })),
      );
    for (const root of ['10px', '20px'])
      await check(`beside: Leaf is as by itself, root font size ${root}`, async () =>
        same(alone, await leafLooks({ order: 'after', root })),
      );
  } finally {
    server.close();
  }
}

/** Leaf at the end makes the page longer, which is not a fault. */
function withoutExtent(looks: Looks): Looks {
  const extent = /^(block-size|height|perspective-origin|transform-origin|inset-.*|top|bottom): .*$/gm;
  return Object.fromEntries(
    Object.entries(looks).map(([name, look]) => [
      name,
      /^\d+ (html|body)\./.test(name) ? look.replace(extent, '') : look,
    ]),
  );
}
