import assert from 'node:assert/strict';
import path from 'node:path';
import type { Page } from 'playwright';
import sharp from 'sharp';
import { serve } from '../lib/serve.ts';
import { inBrowser } from './browser.ts';
import { differences, looksOf } from './looks.ts';
import { outputOf } from './pack.ts';
import { assertQuiet } from './quiet.ts';
import type { Check } from './results.ts';
import { addTrailer, deleteMasters, refuseTrailer } from './rows.ts';
import { withServer } from './started.ts';

/** One app in many hosts: Webpack, Tailwind, React Router on a server, a worker, and tests in jsdom. */
export async function tryHosts(folder: string, check: Check): Promise<void> {
  const run = (script: string) => outputOf('npm', ['run', '--silent', script], { cwd: folder });
  const build = async (script: string) => {
    const { stdout, stderr } = await run(script);
    assertQuiet(`${stdout}\n${stderr}`);
  };
  const open = async <Answer>(bundler: string, page: string, use: (page: Page) => Promise<Answer>) => {
    const server = await serve(path.join(folder, 'dist', bundler));
    try {
      return await inBrowser(`${server.origin}/${page}`, use);
    } finally {
      server.close();
    }
  };

  // Each of these mostly waits for another program.
  await Promise.all([
    check('hosts: Vite builds them', () => build('build')),
    check('webpack: is built, and the bundler warns of nothing', () => build('build:webpack')),
    check('jest: the app’s own test passes in jsdom', () => run('test:jest').then(() => '')),
    check('vitest: the app’s own test passes in jsdom', () => run('test:vitest').then(() => '')),
  ]);

  await check('webpack: a row is added and deleted, in Leaf’s font', () =>
    open('webpack', '', async (page) => {
      await addTrailer(page);
      await deleteMasters(page);
      const family = await page.getByRole('heading', { name: 'Storage' }).evaluate(async () => {
        await document.fonts.ready;
        return [...document.fonts].find(({ status }) => status === 'loaded')?.family;
      });
      assert.match(family ?? '', /Inter Variable/);
    }),
  );

  await check('tailwind: neither changes the other', async () => {
    const shown = <Answer>(sheets: string, read: (page: Page) => Promise<Answer>) =>
      open('vite', `tailwind/?sheets=${sheets}`, async (page) => {
        await page.getByRole('button', { name: sheets === 'tailwind' ? 'Buy' : 'Add Row' }).waitFor();
        return read(page);
      });
    const host = (page: Page) => looksOf(page, '#host, #host *');
    const found = differences(await shown('tailwind', host), await shown('both', host));
    assert.equal(found.length, 0, `${found.length} differences\n${found.slice(0, 10).join('\n')}`);
    // Preflight gives every element a border of no width and the like: what counts is the picture.
    const leaf = async (page: Page) =>
      sharp(await page.locator('[data-leaf]:has(table)').screenshot())
        .raw()
        .toBuffer();
    const [alone, beside] = [await shown('leaf', leaf), await shown('both', leaf)];
    assert.equal(beside.length, alone.length, 'Leaf has another size.');
    const other = alone.filter((value, at) => Math.abs(value - (beside[at] ?? 0)) > 2).length;
    assert.equal(other, 0, 'Leaf looks different.');
  });

  await check('worker: model, measurement and words without a document', () =>
    open('vite', 'worker/', async (page) => {
      await page
        .getByRole('status')
        .getByText(/^Speicherung: [\d.,]+ kg CO2e, SSIM 0,\d+$/)
        .waitFor();
    }),
  );

  await check('router: drawn by Node, taken over without a warning, and changed', () =>
    withServer(folder, ['router/server.ts'], async (origin) => {
      assert.equal((await fetch(`${origin}//`)).status, 200, 'an address that is hardly one');
      const unknown = await fetch(`${origin}/nowhere`);
      assert.equal(unknown.status, 404);
      assert.match(await unknown.text(), /There is no such page\./);
      assert.match(await (await fetch(`${origin}/campaigns/1`)).text(), /Masters/);
      await inBrowser(origin, async (page) => {
        await page.getByRole('link', { name: 'Spring launch', exact: true }).click();
        await addTrailer(page);
        await refuseTrailer(page);
        await deleteMasters(page);
        const [entry] = await page.evaluate(() => performance.getEntriesByType('navigation'));
        assert.equal(new URL(entry?.name ?? '').pathname, '/', 'the link loads no page');
      });
    }),
  );
}
