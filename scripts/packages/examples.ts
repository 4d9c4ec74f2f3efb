import assert from 'node:assert/strict';
import path from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import type { Locator, Page } from 'playwright';
import { root } from '../lib/install.mjs';
import { serve } from '../lib/serve.ts';
import { tryBeside } from './beside.ts';
import { inBrowser } from './browser.ts';
import { elements, tryConnected } from './connected.ts';
import { tryForeign } from './foreign.ts';
import { tryHosts } from './hosts.ts';
import { checkLicences } from './licences.ts';
import { tryNext } from './next.ts';
import { outputOf, tool } from './pack.ts';
import { assertQuiet } from './quiet.ts';
import type { Check } from './results.ts';
import { addTrailer, deleteMasters } from './rows.ts';
import { withServer } from './started.ts';

/** The values of some custom properties as Leaf's part of a page has them. */
const rolesIn = (page: Page, names: readonly string[]): Promise<Record<string, string>> =>
  page
    .locator('[data-leaf]')
    .first()
    .evaluate((element, wanted) => {
      const style = getComputedStyle(element);
      return Object.fromEntries(wanted.map((name) => [name, style.getPropertyValue(name).trim()]));
    }, names);

const inTypeScript = [
  'tables',
  'server',
  'script',
  'hostile',
  'beside',
  'connect',
  'parts',
  'angular',
  'next',
  'hosts',
];
export const exampleNames = [...inTypeScript, 'vue'];

/** Type-checks, builds and runs the examples in a folder with everything they declare installed. */
export async function tryExamples(folder: string, check: Check): Promise<void> {
  // Only React's development build warns.
  process.env.NODE_ENV = 'development';
  const app = (name: string) => path.join(folder, name);
  const npm = (script: string, name: string) => tool('npm', ['run', '--silent', script], { cwd: app(name) });
  const build = async (name: string) => {
    const { stdout, stderr } = await outputOf('npm', ['run', '--silent', 'build'], { cwd: app(name) });
    assertQuiet(`${stdout}\n${stderr}`);
  };
  const inFolder = async (name: string, use: (page: Page) => Promise<void>) => {
    const server = await serve(path.join(app(name), 'dist'), { single: true });
    try {
      await inBrowser(server.origin, use);
    } finally {
      server.close();
    }
  };

  for (const name of inTypeScript)
    await check(`${name}: its types hold`, () => tool('tsc', ['-p', '.'], { cwd: app(name) }).then(() => ''));

  await check('tables: rows are added and deleted, the chart follows', async () => {
    await build('tables');
    await inFolder('tables', async (page) => {
      await page.getByRole('figure', { name: 'Emissions by stage and component' }).waitFor();
      const storage = page.getByRole('region', { name: 'Storage' });
      await addTrailer(page, storage);
      await deleteMasters(page, storage);
    });
  });

  await check('tables: the brand reaches every role, and axe finds nothing in either scheme', async () => {
    const said = await tool(
      'node',
      ['-e', "import('./brand.ts').then(({ brand }) => console.log(JSON.stringify(brand.variables)))"],
      { cwd: app('tables') },
    );
    const roles: Record<'light' | 'dark', Record<string, string>> = JSON.parse(said);
    await inFolder('tables', async (page) => {
      const axe = () => new AxeBuilder({ page }).analyze();
      for (const scheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme: scheme });
        await page.locator(`[data-mantine-color-scheme="${scheme}"]`).first().waitFor({ state: 'attached' });
        await page.getByRole('figure', { name: 'Emissions by stage and component' }).waitFor();
        const drawn = await rolesIn(page, Object.keys(roles[scheme]));
        assert.deepEqual(drawn, roles[scheme], `the roles of the ${scheme} scheme`);
        const found = (await axe()).violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.target}`);
        assert.deepEqual(found, [], `axe in the ${scheme} scheme`);
      }
    });
  });

  await check('server: drawn by Node, taken over without a warning', async () => {
    await build('server');
    await withServer(app('server'), ['server.ts'], async (origin) => {
      for (const address of ['/', '//'])
        assert.match(await (await fetch(`${origin}${address}`)).text(), /Spring launch/);
      await inBrowser(origin, async (page) => {
        await page.getByRole('button', { name: /Delete.*Spring launch/ }).click();
        await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
        await page.getByRole('row', { name: /Spring launch/ }).waitFor({ state: 'detached' });
      });
    });
  });

  await check('script: the API and the model agree', async () => {
    const said = await npm('start', 'script');
    const rows = [...said.matchAll(/: ([\d.]+) kg CO2e, calculated here ([\d.]+) kg CO2e/g)];
    assert.ok(rows.length > 0, said);
    for (const [, theirs, own] of rows) assert.equal(theirs, own);
  });

  await check('hostile: the host keeps its design, Leaf its own', async () => {
    await build('hostile');
    await inFolder('hostile', async (page) => {
      const look = (where: Locator) =>
        where.evaluate((element) => {
          const { direction, boxSizing, borderTopLeftRadius, borderTopStyle, fontFamily, color } =
            getComputedStyle(element);
          const radius = borderTopLeftRadius;
          return { direction, boxSizing, radius, borderTopStyle, fontFamily, color };
        });
      const host = await look(page.getByRole('button', { name: 'Host' }));
      assert.equal(host.radius, '0px');
      assert.equal(host.fontFamily, 'serif');
      const heading = (name: string) => look(page.getByRole('heading', { name }));
      assert.equal((await heading('A grown page')).color, 'rgb(220, 20, 60)', 'the page is hostile');
      const own = await look(page.getByRole('button', { name: 'Add Row' }));
      assert.equal(own.radius, '24px', "the host's radius wins where it gives one");
      assert.match(own.fontFamily, /Inter/);
      assert.equal(own.direction, 'rtl');
      const [first, last] = await Promise.all(
        [page.getByRole('columnheader').first(), page.getByRole('columnheader').last()].map((cell) =>
          cell.boundingBox(),
        ),
      );
      assert.ok(first && last && first.x > last.x, 'columns run from right to left');
      assert.equal(own.boxSizing, 'border-box');
      assert.notEqual((await look(page.getByRole('cell').first())).borderTopStyle, 'double');
      assert.notEqual((await heading('Storage')).color, 'rgb(220, 20, 60)');
      await page.getByRole('button', { name: 'Delete Masters' }).click();
      const dialog = page.locator('#leaf').getByRole('dialog');
      await dialog.getByRole('button', { name: 'Delete' }).click();
      await page.getByText('No rows yet.').waitFor();
    });
  });

  await check('beside: is built', () => build('beside'));
  await tryBeside(app('beside'), check);

  await check('connect: is built', () => build('connect'));
  await tryConnected(app('connect'), check);

  await check('portal: the licences of what it contains', () =>
    checkLicences(path.join(root, 'packages/portal/dist/assets')),
  );
  await check('elements: the licences of what they contain', () => checkLicences(elements));
  for (const name of ['vue', 'angular']) {
    await check(`${name}: is built`, () => build(name));
    await tryForeign(app(name), check);
  }

  await tryNext(app('next'), check);

  await tryHosts(app('hosts'), check);
}
