import path from 'node:path';
import { type Browser, chromium } from 'playwright';
import { build } from 'vite';
import { chromiumLaunch } from '../../scripts/chromium.ts';
import type { Served } from '../../scripts/lib/serve.ts';
import { median } from './median.ts';
import { serve } from './serve.ts';

/**
 * The first load of the sign-in page beside Mantine's own template for Vite: both built in this run, served
 * the same way, and loaded alternately with an empty cache on a processor slowed four times.
 *
 * npm run bench:portal [rounds]
 */
const rounds = Number(process.argv[2] ?? 9);
const slowdown = 4;
const bars = { script: 1.2, paint: 1.15 };

const portal = path.join(import.meta.dirname, '../../packages/portal');
const template = path.join(import.meta.dirname, 'template');
const out = (name: string) => path.join(import.meta.dirname, 'dist', name);
for (const [root, name] of [
  [portal, 'portal'],
  [template, 'template'],
] as const) {
  const configFile = path.join(root, 'vite.config.ts');
  await build({ root, configFile, logLevel: 'error', build: { outDir: out(name), emptyOutDir: true } });
}

const leaf = await serve(out('portal'));
const plain = await serve(out('template'));
const browser = await chromium.launch(chromiumLaunch);
const leafLoads: Load[] = [];
const plainLoads: Load[] = [];
// The first load of each is a warm-up and does not count.
for (let round = 0; round <= rounds; round += 1) {
  const one = await visit(browser, leaf, '/login');
  const other = await visit(browser, plain, '/');
  if (round === 0) continue;
  leafLoads.push(one);
  plainLoads.push(other);
}
await browser.close();
leaf.close();
plain.close();

const kilobytes = (loads: Load[]) => median(loads.map(({ script }) => script)) / 1000;
const milliseconds = (loads: Load[]) => median(loads.map(({ paint }) => paint));
const row = (measure: (loads: Load[]) => number, digits: number, bar: number) => {
  const ratio = measure(leafLoads) / measure(plainLoads);
  return {
    '/login': Number(measure(leafLoads).toFixed(digits)),
    'Mantine’s template': Number(measure(plainLoads).toFixed(digits)),
    ratio: Number(ratio.toFixed(2)),
    'at most': bar,
    within: ratio <= bar ? 'yes' : 'NO',
  };
};
console.log(`Medians of ${rounds} loads in turn, processor slowed ${slowdown} times\n`);
console.table({
  'JavaScript, kB gzip': row(kilobytes, 1, bars.script),
  'largest contentful paint, ms': row(milliseconds, 0, bars.paint),
});

type Load = { script: number; paint: number };

/** Bytes of script, and milliseconds to the largest contentful paint, for a load with an empty cache. */
async function visit(browser: Browser, site: Served, pathname: string): Promise<Load> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  const scripts = new Map<string, number>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith('.js')) scripts.set(pathname, Number(response.headers()['content-length']));
  });
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.goto(site.origin + pathname, { waitUntil: 'networkidle' });
  const paint = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN)).observe(
          {
            type: 'largest-contentful-paint',
            buffered: true,
          },
        );
      }),
  );
  await context.close();
  return { paint, script: [...scripts.values()].reduce((sum, bytes) => sum + bytes, 0) };
}
