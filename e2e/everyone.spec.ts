import { expect, type Page, test } from '@playwright/test';
import { open, withoutJobEvents } from './support/api.ts';
import { furnished } from './support/rows.ts';

const publicPaths = ['/login', '/forgot', '/reset', '/activate', '/privacy'];

type Situation = {
  name: string;
  size: [width: number, height: number];
  media?: Parameters<Page['emulateMedia']>[0];
  /** Font size of the root in pixels, as set in the reader's browser. */
  font?: number;
  direction?: 'rtl';
  check?: (page: Page) => Promise<string[]>;
};

/** Fails if only a colour that the system replaces marks the current tab. */
const unmarked = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('nav [aria-current="page"]')].flatMap((current) => {
      const other = [...(current.parentElement?.children ?? [])].find((one) => one !== current);
      if (!other || other.tagName !== current.tagName) return [];
      const styleOf = (one: Element) => {
        const { borderBottom, backgroundColor, fontWeight, textDecorationLine, outline } =
          getComputedStyle(one);
        return [borderBottom, backgroundColor, fontWeight, textDecorationLine, outline].join();
      };
      return styleOf(current) === styleOf(other) ? [current.textContent] : [];
    }),
  );

/**
 * Elements that are useless or lost on paper: buttons other than a table's headers, text cut off at the edge
 * of its box, tables whose rows differ in their number of cells, and charts that two pages may share.
 */
const unprintable = (page: Page) =>
  page.evaluate(() => {
    const shown = (one: Element) =>
      one.checkVisibility({ visibilityProperty: true }) && one.getBoundingClientRect().width > 1;
    const controls = [...document.querySelectorAll('main button:not(th *), main a.mantine-Button-root')];
    const boxes = [...document.querySelectorAll('main *')].filter((one) => {
      if (!(one instanceof HTMLElement) || !one.textContent?.trim() || !shown(one)) return false;
      // Emulated paper fires no `beforeprint`, at which a long table renders all its rows: the table's story tests that.
      if (one.querySelector('table[aria-rowcount]')) return false;
      // The strip names a part where the whole name fits, and otherwise not at all.
      if (one.closest('[role="img"]')) return false;
      const { overflowX, overflowY, clipPath } = getComputedStyle(one);
      if (clipPath !== 'none') return false;
      const across = overflowX !== 'visible' && one.scrollWidth > one.clientWidth + 1;
      return across || (overflowY !== 'visible' && one.scrollHeight > one.clientHeight + 1);
    });
    // A hidden cell shifts the rest of its row below other headers.
    const tables = [...document.querySelectorAll<HTMLTableElement>('main table')].filter((table) => {
      const cells = (row: HTMLTableRowElement) => [...row.cells].filter((cell) => cell.checkVisibility());
      const widths = [...table.rows].map((row) => cells(row).reduce((sum, { colSpan }) => sum + colSpan, 0));
      return new Set(widths.filter((width) => width > 0)).size > 1;
    });
    const torn = [...document.querySelectorAll('main figure')].filter(
      (one) => shown(one) && getComputedStyle(one).breakInside !== 'avoid',
    );
    const name = (one: Element) =>
      `${one.tagName} ${one.className} ${one.textContent?.slice(0, 40)}`.replaceAll('\n', ' ');
    return [...controls.filter(shown), ...boxes, ...tables, ...torn].map(name);
  });

/** Figures and dates must still run from left to right. */
const turned = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('td, dd')].flatMap((cell) => {
      const walker = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const text = node.textContent ?? '';
        if (!/^\s*(<\d|\d[\d.,]* × \d|\d+ \w+ \d{4})/.test(text)) continue;
        const range = document.createRange();
        const at = (index: number) => {
          range.setStart(node as Text, index);
          range.setEnd(node as Text, index + 1);
          return range.getBoundingClientRect();
        };
        const first = text.search(/\S/);
        const last = text.trimEnd().length - 1;
        const [start, end] = [at(first), at(last)];
        if (start.top === end.top && start.left > end.left) found.push(text);
      }
      return found;
    }),
  );

/** Elements that move once the page has loaded. */
const moving = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')].flatMap((one) => {
      const { transitionDuration, animationName, animationDuration } = getComputedStyle(one);
      const lasts = (durations: string) =>
        durations.split(',').some((each) => Number.parseFloat(each) > 0.01);
      const moves = (animationName !== 'none' && lasts(animationDuration)) || lasts(transitionDuration);
      return moves ? [`${one.tagName} ${one.className}`] : [];
    }),
  );

const situations: Situation[] = [
  { name: 'right to left at 320 px', size: [320, 800], direction: 'rtl', check: turned },
  { name: 'right to left', size: [1280, 800], direction: 'rtl', check: turned },
  { name: 'a browser font of 20 px', size: [1280, 800], font: 20 },
  { name: 'a browser font of 32 px', size: [1280, 800], font: 32 },
  { name: 'zoom of 400 %', size: [320, 256] },
  { name: 'forced colours', size: [1280, 800], media: { forcedColors: 'active' }, check: unmarked },
  { name: 'reduced motion', size: [1280, 800], media: { reducedMotion: 'reduce' }, check: moving },
  { name: 'print', size: [718, 1000], media: { media: 'print' }, check: unprintable },
];

/** Resets everything, so that situations do not affect each other. */
async function enter(page: Page, { size, media, font, direction }: Situation) {
  await page.emulateMedia({ media: null, forcedColors: null, reducedMotion: null, ...media });
  const [width, height] = size;
  await page.setViewportSize({ width, height });
  await page.evaluate(
    ([px, dir]) => {
      document.documentElement.style.fontSize = px ? `${px}px` : '';
      document.documentElement.dir = dir ? String(dir) : 'ltr';
    },
    [font, direction],
  );
}

/** The problems of the open page in each situation. */
async function flaws(page: Page, address: string): Promise<string[]> {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const found: string[] = [];
  for (const situation of situations) {
    await enter(page, situation);
    const report = (what: string) => found.push(`${address}, ${situation.name}: ${what}`);
    const wide = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    try {
      await expect.poll(wide, { timeout: 3000 }).toBeLessThanOrEqual(0);
    } catch {
      report(`${await wide()} px too wide`);
    }
    for (const what of (await situation.check?.(page)) ?? []) report(String(what));
  }
  return found;
}

test('every page serves everyone: any direction, size, zoom, colours, motion, and paper', async ({
  page,
}) => {
  test.setTimeout(300_000);
  await withoutJobEvents(page);
  const place = await furnished(page.request, 'Walk everyone');
  const found: string[] = [];
  for (const address of publicPaths) found.push(...(await flaws(page, address)));
  await open(page, place.token, '/app');
  for (const address of place.paths) found.push(...(await flaws(page, address)));
  await open(page, place.operatorToken, '/admin');
  found.push(...(await flaws(page, '/admin')));
  expect(found).toEqual([]);
});
