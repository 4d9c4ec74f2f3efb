import { availableParallelism } from 'node:os';
import { chromium } from 'playwright';
import { build, preview } from 'vite';
import { chromiumLaunch } from '../../scripts/chromium.ts';
import { install, readPacked } from '../../scripts/packages/pack.ts';
import { rest } from '../press.ts';
import type { Timings } from './actions.ts';

/**
 * 10,000 rows in a row tab of the packed package beside 1,000 rows in a plain Mantine table, in one browser, on a processor slowed four times:
 * what each action takes from the event to the frame that shows its result.
 *
 *     npm run bench:ui [rounds]
 */
const rounds = Number(process.argv[2] ?? 7);
const slowdown = 4;
const bar = { milliseconds: 200, nodes: 1500 };

// What hosts install, not the sources in the workspace.
await install(import.meta.dirname, await readPacked(), [
  '@leaf/emissions',
  '@leaf/ui',
  '@mantine/charts',
  'react',
  'react-dom',
  'recharts',
]);
// Only now: its example rows come from the installed package.
const { measure } = await import('./actions.ts');
const configFile = `${import.meta.dirname}/vite.config.ts`;
await build({ configFile });
const server = await preview({ configFile, preview: { host: '127.0.0.1', port: 0 } });
const address = server.resolvedUrls?.local[0];
if (!address) throw new Error('The page is not served.');

const leaf = await visit('leaf', 10_000);
const plain = await visit('plain', 1000);
await server.close();

console.log(
  `Event to paint in ms, ${rounds} rounds, processor (${availableParallelism()} cores) slowed ${slowdown} times\n`,
);
console.table(
  Object.fromEntries(
    [...leaf.timings].map(([action, times]) => {
      const beside = plain.timings.get(action) ?? [];
      return [
        action,
        {
          '10,000 rows, median': Math.round(median(times)),
          worst: Math.round(Math.max(...times)),
          [`within ${bar.milliseconds}`]: Math.max(...times) <= bar.milliseconds ? 'yes' : 'NO',
          'plain 1,000 rows, median': Math.round(median(beside)),
          ratio: (median(times) / median(beside)).toFixed(2),
        },
      ];
    }),
  ),
);
console.log(`DOM nodes: ${leaf.nodes} (at most ${bar.nodes}); plain table: ${plain.nodes}`);
// Unlike a duration, this is the same on every computer.
if (leaf.nodes > bar.nodes) process.exitCode = 1;

async function visit(table: string, rows: number): Promise<{ timings: Timings; nodes: number }> {
  const browser = await chromium.launch(chromiumLaunch);
  // Without transitions a panel is complete in its first frame.
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
  await page.goto(`${address}?table=${table}&rows=${rows}`);
  await page.getByRole('table').waitFor();
  await rest(page);
  const nodes = await page.evaluate(() => document.querySelectorAll('*').length);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const timings = await measure(page, rows, rounds);
  await browser.close();
  return { timings, nodes };
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
