import { availableParallelism } from 'node:os';
import { chromium, type Page } from 'playwright';
import { build, preview } from 'vite';
import { chromiumLaunch } from '../../scripts/chromium.ts';

/**
 * A media plan of 10,000 lines as XLSX, from the file to the rows on screen: the time of each step beside parsing alone,
 * the longest task of the page, and its memory before and after.
 *
 *     npm run bench:plan [rounds]
 */
const rounds = Number(process.argv[2] ?? 5);
const lines = 10_000;
/** How many more megabytes the tab may use once the rows are on screen. */
const memoryBar = 150;

const configFile = `${import.meta.dirname}/vite.config.ts`;
await build({ configFile });
const server = await preview({ configFile, preview: { host: '127.0.0.1', port: 0 } });
const address = server.resolvedUrls?.local[0];
if (!address) throw new Error('The page is not served.');
const maker = await chromium.launch(chromiumLaunch);
const blank = await maker.newPage();
await blank.goto(address);
const file = await plan(blank);
await maker.close();

const measured: Record<string, number>[] = [];
for (let round = 0; round < rounds; round += 1) measured.push(await visit(address));
await server.close();

console.log(
  `${lines} lines of XLSX (${(file.length / 1e6).toFixed(1)} MB), medians of ${rounds} rounds on ${availableParallelism()} cores\n`,
);
const steps = Object.keys(measured[0] ?? {});
console.table(
  Object.fromEntries(
    steps.map((step) => [step, Math.round(median(measured.map((one) => one[step] ?? Number.NaN)))]),
  ),
);
const held = Math.max(...measured.map((one) => one['memory held, MB'] ?? 0));
console.log(`Memory held by the tab: at most ${Math.round(held)} MB (at most ${memoryBar})`);
if (held > memoryBar) process.exitCode = 1;

/** The plan, saved as a spreadsheet. */
async function plan(page: Page): Promise<Buffer> {
  const countries = ['Germany', 'France', 'Spain', 'Poland', 'Austria'];
  const rows: unknown[][] = [
    ['ID', 'Placement', 'Country', 'Impressions', 'Format', 'File size (KB)', 'Site', 'Budget'],
  ];
  for (let line = 0; line < lines; line += 1) {
    const video = line % 3 === 0;
    rows.push([
      `L-${line}`,
      `Placement ${line}`,
      countries[line % countries.length],
      1000 + ((line * 7919) % 900_000),
      video ? 'Video' : 'Banner',
      video ? 2350.5 : 148.5,
      `site-${line % 200}.example`,
      (line % 977) / 7,
    ]);
  }
  const base64 = await page.evaluate(async (table) => {
    const { write } = window as unknown as { write: (rows: unknown, name: string) => Promise<Blob> };
    const bytes = new Uint8Array(await (await write(table, 'Plan')).arrayBuffer());
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  }, rows);
  return Buffer.from(base64, 'base64');
}

async function visit(url: string): Promise<Record<string, number>> {
  const browser = await chromium.launch(chromiumLaunch);
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
  await page.goto(url);
  const input = page.locator('input[type=file]');
  await input.waitFor({ state: 'attached' });
  const alone = await readAlone(page, file);
  const before = await heap(page);
  await input.setInputFiles({ name: 'plan.xlsx', mimeType: '', buffer: file });
  const importing = page.getByRole('button', { name: 'Import 10,000 rows' });
  await importing.waitFor({ timeout: 120_000 });
  const checked = await now(page);
  await importing.click();
  await page.getByRole('table').waitFor({ timeout: 120_000 });
  const shown = await now(page);
  const marks = await page.evaluate(() => (window as unknown as { marks: Record<string, number> }).marks);
  const longest = await page.evaluate(
    () => (window as unknown as { longest: { task: number } }).longest.task,
  );
  const held = (await heap(page)) - before;
  await browser.close();
  const { given = 0, read = 0, answered = 0 } = marks;
  return {
    'parsing alone, ms': alone,
    'read in the worker, ms': read - given,
    'recognised, checked and shown, ms': checked - read,
    'shown as rows, ms': shown - answered,
    'longest task of the page, ms': longest,
    'memory held, MB': held / 1e6,
  };
}

function now(page: Page): Promise<number> {
  return page.evaluate(
    () => new Promise<number>((done) => requestAnimationFrame(() => done(performance.now()))),
  );
}

/** The time to read the same file and nothing else. */
function readAlone(page: Page, bytes: Buffer): Promise<number> {
  return page.evaluate(async (base64) => {
    const text = atob(base64);
    const blob = new Blob([Uint8Array.from(text, (letter) => letter.charCodeAt(0))]);
    const { readAlone: reader } = window as unknown as { readAlone: (blob: Blob) => Promise<unknown> };
    const start = performance.now();
    await reader(blob);
    return performance.now() - start;
  }, bytes.toString('base64'));
}

/** The size of the page's JavaScript heap after garbage collection. */
async function heap(page: Page): Promise<number> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  await devtools.detach();
  return usedSize;
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
