import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { sources } from '../packages/emissions/src/factors/sources.ts';
import { languages } from '../packages/ui/src/labels/languages.ts';
import { open, withoutJobEvents } from './support/api.ts';
import { furnished } from './support/rows.ts';

const { en: _, ...translations } = languages;
const languageNames = Object.values(languages).map(({ name }) => name);

/** Names of user data, and names that are the same in every language. */
const isData = (text: string) =>
  /Larch|Walk|Admin of|Operator|@|\.jpe?g|^L\d|GMSF|JPEG|WEBP|AVIF|SSIM|CO2|sRGB|^Leaf$|^(Hong Kong|Macao|Palestine)$/.test(
    text,
  ) || languageNames.some((name) => text.includes(name));

/** The labels of a language that are plain text. */
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

/** All text of a page: its title, its visible text, and its accessible names. */
async function visibleText(page: Page): Promise<string[]> {
  await expect(page.getByRole('main')).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return page.evaluate(() => {
    const texts = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (parent?.closest('script, style, noscript, option, [lang]:not(html)')) continue;
      // An address that may break before its @ is one text.
      const whole = parent?.querySelector(':scope > wbr') ? parent : node;
      texts.push(whole.textContent ?? '');
    }
    for (const element of document.querySelectorAll('[aria-label], [placeholder], [alt], [title]'))
      for (const name of ['aria-label', 'placeholder', 'alt', 'title'])
        texts.push(element.getAttribute(name) ?? '');
    return texts.map((text) => text.trim().replace(/\s+/g, ' ')).filter((text) => /\p{L}{3}/u.test(text));
  });
}

for (const [lang, { locale, words }] of Object.entries(translations))
  test.describe(`a reader of ${lang}`, () => {
    test.use({ locale });
    test.setTimeout(240_000);

    test('finds no English on any page, and nothing that is too wide', async ({ page, browser, baseURL }) => {
      const place = await furnished(page.request, `Walk ${lang}`);
      const { words: ofPortal } = await import(`../packages/portal/src/app/language/words.${lang}.ts`);
      const known = new Set([...textsOf([await words(), ofPortal]), ...placesIn(lang), ...publishers]);
      /** A name can be composed of labels: “Menu: Images”. */
      const isKnown = (text: string) => known.has(text) || text.split(': ').every((part) => known.has(part));
      const english = await browser.newPage({ locale: 'en-GB', ...(baseURL ? { baseURL } : {}) });
      await Promise.all([page, english].map(withoutJobEvents));
      const walk = async (token: string, paths: readonly string[]) => {
        await open(page, token, '/app');
        await open(english, token, '/app');
        for (const address of paths) {
          await page.setViewportSize({ width: 1280, height: 800 });
          await Promise.all([page.goto(address), english.goto(address)]);
          const original = new Set(await visibleText(english));
          const untranslated = (await visibleText(page)).filter(
            (text) => original.has(text) && !isKnown(text),
          );
          expect
            .soft(
              untranslated.filter((text) => !isData(text)),
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
