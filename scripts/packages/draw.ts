import { cp, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright';
import { build, type InlineConfig } from 'vite';
import { serve } from '../lib/serve.ts';
import { inBrowser } from './browser.ts';
import type { Drawn } from './drawn/server.ts';
import { tool } from './pack.ts';
import type { Check } from './results.ts';
import { storiesOfThePackage, storyFiles } from './stories.ts';

/**
 * Covered by the stories of the component they belong to; the boundary's own stories throw, which is not
 * allowed on a server.
 */
const drawnByOthers = new Set([
  ...[
    'LeafProvider',
    'LeafPageProvider',
    'LeafLink',
    'PartBoundary',
    'Wordmark',
    'WaitingPage',
    'CodeField',
    'PasswordField',
  ],
  ...['LogInForm', 'SignUpForm', 'CreateCard', 'JoinCard', 'DangerZone', 'RenameForm', 'ManageSubscription'],
  ...['PendingOrganizationList', 'RowActions', 'RowLink', 'TableFigure', 'TableMemoryContext'],
]);

/** All on one page, a slow computer spends most of its time on layout. */
const storiesPerPage = 80;
const nothing = { faults: [], roots: 0, waiting: [] };

/**
 * Every story of every exported component: rendered in plain Node, then hydrated in React's strict mode in a browser.
 */
export async function drawEverything(app: string, check: Check): Promise<void> {
  await cp(path.join(import.meta.dirname, 'drawn'), app, { recursive: true });
  await writeFile(path.join(app, 'files.ts'), storyFiles(app));
  await writeFile(path.join(app, 'page.html'), '<script type="module" src="./page.ts"></script>');
  const common: InlineConfig = {
    configFile: false,
    root: app,
    logLevel: 'error',
    mode: 'development',
    define: { 'process.env.NODE_ENV': '"development"' },
    plugins: [storiesOfThePackage()],
  };
  const options = {
    minify: false,
    target: 'es2023',
    assetsInlineLimit: 0,
    assetsDir: '_',
    emptyOutDir: false,
  };
  const rolldownOptions = { shimMissingExports: true };
  // This makes React and Vite use their development builds, which are the ones that warn.
  process.env.NODE_ENV = 'development';
  let drawn: Drawn['drawn'] = {};
  await check('ui: every story renders in plain Node', async () => {
    await build({
      ...common,
      build: {
        ...options,
        ssr: 'server.ts',
        outDir: 'node',
        rolldownOptions: { ...rolldownOptions, external: /^(?!\.|\/|\0)[^:]*$/ },
      },
    });
    await tool('node', ['node/server.js'], { cwd: app });
    const answer: Drawn = JSON.parse(await readFile(path.join(app, 'drawn.json'), 'utf8'));
    drawn = answer.drawn;
    const without = answer.without.filter((part) => !drawnByOthers.has(part));
    const faults = [...answer.faults, ...without.map((part) => `${part} has no story.`)];
    if (faults.length > 0) throw new Error(faults.join('\n'));
    return `${answer.parts.length} components, ${Object.keys(drawn).length} stories`;
  });
  await check('ui: every story hydrates in strict mode without a warning', async () => {
    await build({
      ...common,
      build: {
        ...options,
        outDir: 'page',
        rolldownOptions: { ...rolldownOptions, input: path.join(app, 'page.html') },
      },
    });
    const html = await readFile(path.join(app, 'page/page.html'), 'utf8');
    const places = Object.entries(drawn).map(([name, text]) => `<div data-case id="${name}">${text}</div>`);
    const start =
      '<!doctype html><html lang="en" data-leaf data-mantine-color-scheme="light"><meta charset="utf-8"><title>All</title><link rel="icon" href="data:,">';
    const server = await serve(path.join(app, 'page'));
    try {
      let hydrated = 0;
      for (let from = 0; from < places.length; from += storiesPerPage) {
        const some = places.slice(from, from + storiesPerPage);
        const file = `stories-${from}.html`;
        await writeFile(path.join(app, 'page', file), `${start}<body>${some.join('')}${html}</body></html>`);
        hydrated += await inBrowser(`${server.origin}/${file}`, hydrate);
      }
      if (hydrated !== places.length)
        throw new Error(`Only ${hydrated} of ${places.length} stories hydrated.`);
      return `${hydrated} stories`;
    } finally {
      server.close();
    }
  });
}

/** Waits until every story of the page has hydrated, and returns how many they are. Throws what was reported. */
async function hydrate(page: Page): Promise<number> {
  const all = await page
    .waitForFunction(() => window.hydration?.waiting.length === 0, undefined, {
      timeout: 240_000,
      polling: 250,
    })
    .then(() => true)
    .catch(() => false);
  const { faults, roots, waiting } = (await page.evaluate(() => window.hydration)) ?? nothing;
  if (faults.length > 0) throw new Error(faults.slice(0, 12).join('\n'));
  if (!all) throw new Error(`Not hydrated within 4 minutes: ${waiting.join(', ') || 'the page itself'}.`);
  return roots;
}
