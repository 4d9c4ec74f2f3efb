import { readFile } from 'node:fs/promises';
import path from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { sources } from '../packages/emissions/src/factors/sources.ts';
import { words as portalGerman } from '../packages/portal/src/app/words.de.ts';
import { words as portalFrench } from '../packages/portal/src/app/words.fr.ts';
import { de } from '../packages/ui/src/labels/de.ts';
import { fr } from '../packages/ui/src/labels/fr.ts';
import { account, bearer, campaign, open, read, subscribed } from './support/api.ts';
import { operator } from './support/people.ts';

const readers = [
  { locale: 'de-DE', lang: 'de', words: [de, portalGerman] },
  { locale: 'fr-FR', lang: 'fr', words: [fr, portalFrench] },
] as const;

/** Names of the things on the pages, and names that are the same in every language. */
const isData = (text: string) =>
  /Larch|Walk|Admin of|Operator|@|\.jpe?g|^L\d|GMSF|JPEG|WEBP|AVIF|SSIM|CO2|sRGB|^Leaf$|^(Hong Kong|Macao|Palestine)$|Deutsch|English|Français/.test(
    text,
  );

/** The words of a language that are plain texts. */
const textsOf = (words: unknown): string[] => {
  if (typeof words === 'string') return [words];
  return typeof words === 'object' && words ? Object.values(words).flatMap(textsOf) : [];
};

const publishers = Object.values(sources).map(({ publisher }) => publisher);

/** The names of all countries in a language. */
function placesIn(lang: string): string[] {
  const names = new Intl.DisplayNames(lang, { type: 'region', fallback: 'none' });
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  return letters.flatMap((one) => letters.map((other) => names.of(one + other) ?? ''));
}

const picture = path.join(import.meta.dirname, 'fixtures/seeding-1200x675.jpg');

/** The pages of somebody who has everything, and of the operator. */
type Furnished = { token: string; operatorToken: string; paths: string[] };

/** An organization with a row in each stage, a picture with a finished job, and a person waiting to join. */
async function furnished(request: APIRequestContext, name: string): Promise<Furnished> {
  const { id: organization, token } = await subscribed(request, name);
  const headers = bearer(token);
  const id = await campaign(request, token, 'Larch 2026');
  const where = { country: 'Germany', region: 'Europe' };
  const rows: [string, object][] = [
    [
      'storages',
      { name: 'L1', payload: 1234.5, ssd_copies: 1, hdd_copies: 1, lto_copies: 2, cloud_copies: 3 },
    ],
    [
      'selections',
      {
        name: 'L2',
        level: 1,
        buy_type: 'programmatic',
        ads_txt_lines: 700,
        placement_type: 'video',
        impressions: 5000,
        ...where,
      },
    ],
    ['deliveries', { name: 'L3', level: 0, placement_type: 'video_no_hai', impressions: 4000, ...where }],
    [
      'consumptions',
      {
        name: 'L4',
        level: 0,
        placement_type: 'video_hai',
        device_type: 'tv',
        impressions: 300,
        country: 'Austria',
      },
    ],
  ];
  for (const [collection, data] of rows) {
    const made = await request.post(`/api/campaigns/${id}/${collection}`, { headers, data });
    expect(made.ok(), await made.text()).toBe(true);
  }
  const uploaded = await request.post('/api/images', {
    headers,
    multipart: {
      file: { name: 'l.jpg', mimeType: 'image/jpeg', buffer: await readFile(picture) },
    },
  });
  expect(uploaded.ok(), await uploaded.text()).toBe(true);
  const image = (await uploaded.json()).data.id;
  const job = await request.post(`/api/images/${image}/magic`, {
    headers,
    data: { mode: 'lightweighting', images: [image], target: 0.96 },
  });
  expect(job.ok(), await job.text()).toBe(true);
  await expect
    .poll(async () => (await read(request, token, `/images/${image}/magic`)).data[0]?.status, {
      timeout: 60_000,
    })
    .toBe('completed');

  const guestEmail = `guest@${name.toLowerCase().replaceAll(' ', '-')}.example`;
  const guest = await account(request, guestEmail, 'L6');
  const { id: person } = await read(request, guest, '/user');
  await request.put(`/api/user/${person}`, {
    headers: bearer(guest),
    data: { organization_id: organization },
  });
  return {
    token,
    operatorToken: await account(request, operator, 'Operator'),
    paths: [
      '/app',
      '/org',
      '/openghg',
      '/openghg/benchmarks',
      '/openghg/methodology',
      ...['overview', 'storage', 'selection', 'delivery', 'consumption'].map(
        (tab) => `/openghg/${id}/${tab}`,
      ),
      '/creativeli',
      ...['overview', 'optimize', 'jobs'].map((tab) => `/creativeli/${image}/${tab}`),
    ],
  };
}

/** What a page says: its title, its texts, and the names that only assistive technology reads. */
async function said(page: Page): Promise<string[]> {
  await expect(page.getByRole('main')).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return page.evaluate(() => {
    const texts = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (!node.parentElement?.closest('script, style, noscript, option, [lang]:not(html)'))
        texts.push(node.textContent ?? '');
    for (const element of document.querySelectorAll('[aria-label], [placeholder], [alt], [title]'))
      for (const name of ['aria-label', 'placeholder', 'alt', 'title'])
        texts.push(element.getAttribute(name) ?? '');
    return texts.map((text) => text.trim().replace(/\s+/g, ' ')).filter((text) => /\p{L}{3}/u.test(text));
  });
}

for (const { locale, lang, words } of readers)
  test.describe(`a reader of ${lang}`, () => {
    test.use({ locale });
    test.setTimeout(240_000);

    test('finds no English on any page, and nothing that is too wide', async ({ page, browser, baseURL }) => {
      const place = await furnished(page.request, `Walk ${lang}`);
      const known = new Set([...textsOf(words), ...placesIn(lang), ...publishers]);
      /** A name can be put together of words: “Menu: Images”. */
      const isKnown = (text: string) => known.has(text) || text.split(': ').every((part) => known.has(part));
      const english = await browser.newPage({ locale: 'en-GB', ...(baseURL ? { baseURL } : {}) });
      const walk = async (token: string, paths: readonly string[]) => {
        await open(page, token, '/app');
        await open(english, token, '/app');
        for (const address of paths) {
          await page.setViewportSize({ width: 1280, height: 800 });
          await Promise.all([page.goto(address), english.goto(address)]);
          const original = new Set(await said(english));
          const left = (await said(page)).filter((text) => original.has(text) && !isKnown(text));
          expect
            .soft(
              left.filter((text) => !isData(text)),
              address,
            )
            .toEqual([]);
          await page.setViewportSize({ width: 320, height: 800 });
          const wide = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
          await expect.poll(wide, `${address} at 320 px`).toBeLessThanOrEqual(0);
          const { violations } = await new AxeBuilder({ page }).analyze();
          expect
            .soft(
              violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`),
              address,
            )
            .toEqual([]);
        }
      };
      await walk(place.token, place.paths);
      await walk(place.operatorToken, ['/admin']);
      await english.close();
    });
  });
