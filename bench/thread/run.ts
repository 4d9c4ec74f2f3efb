import { chromium, type Page } from 'playwright';
import { build, preview } from 'vite';
import { chromiumLaunch } from '../../scripts/chromium.ts';
import { median } from '../portal/median.ts';
import { press, rest } from '../press.ts';
import { traced, type Work } from './traced.ts';

/**
 * What the main thread works for each action on 10,000 delivery rows: processor time, so that a busy computer
 * measures nearly the same as a quiet one. Run it before and after a change that is meant to save work.
 *
 *     npm run bench:thread [rounds]
 */
const rounds = Number(process.argv[2] ?? 5);
const configFile = `${import.meta.dirname}/vite.config.ts`;
await build({ configFile });
const server = await preview({ configFile, preview: { host: '127.0.0.1', port: 0 } });
const browser = await chromium.launch(chromiumLaunch);
const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
await page.goto(server.resolvedUrls?.local[0] ?? '');
await page.getByRole('table').waitFor();
await rest(page);

const works = new Map<string, Work[]>();
for (let round = 0; round < rounds; round += 1) await walk(page);
await browser.close();
await server.close();

console.log(`Milliseconds of the main thread: the first time, then the median of ${rounds}\n`);
console.table(
  Object.fromEntries(
    [...works].map(([action, done]) => {
      const both = (part: keyof Work) => {
        const all = done.map((work) => work[part]);
        return `${Math.round(all[0] ?? Number.NaN)}, ${Math.round(median(all))}`;
      };
      return [
        action,
        {
          'until the frame': both('untilFrame'),
          'longest task': both('longest'),
          'until rest': both('total'),
        },
      ];
    }),
  ),
);

async function measure(action: string, act: () => Promise<void>) {
  works.set(action, [...(works.get(action) ?? []), await traced(page, act)]);
}

/** Opens the form and fills a part of it, then searches, views, deletes and sorts. */
async function walk(page: Page) {
  const dialog = page.getByRole('dialog');
  const key = (name: string) => () => page.keyboard.press(name);

  await measure('open the form', async () => {
    await press(page.getByRole('button', { name: 'Add Row' }));
    await dialog.getByRole('textbox', { name: 'Name' }).waitFor();
  });
  await dialog.getByLabel('Impressions').first().focus();
  await rest(page);
  await measure('type a digit', key('4'));
  await measure('open the countries', () => press(dialog.getByLabel('Country').first()));
  await measure('type a letter', key('f'));
  await measure('choose a country', key('Enter'));
  await page.keyboard.press('Escape');
  await press(page.getByRole('button', { name: 'Discard' }));
  await dialog.waitFor({ state: 'hidden' });

  await page.getByRole('searchbox').focus();
  await rest(page);
  await measure('search', key('4'));
  await measure('search on', key('2'));
  await measure('view a row', async () => {
    await press(page.getByRole('button', { name: /^View / }).first());
    await dialog.locator('dl').first().waitFor();
  });
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });

  await press(page.getByRole('button', { name: /^Delete / }).first());
  await measure('delete a row', () => press(dialog.getByRole('button', { name: 'Delete', exact: true })));
  await dialog.waitFor({ state: 'hidden' });

  await page.getByRole('searchbox').focus();
  await page.keyboard.press('Control+A');
  await measure('search off', key('Delete'));
  await measure('sort', () =>
    press(page.getByRole('columnheader', { name: 'Impressions' }).getByRole('button')),
  );
}
