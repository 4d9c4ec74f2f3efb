import type { Browser, Page } from 'playwright';
import sharp from 'sharp';
import type { Entry } from '../storybook/entries.ts';
import { draw, settled } from '../storybook/tab.ts';
import type { PictureMode } from './modes.ts';

/** Taller pictures are cropped: the rest belongs to long lists. */
const TALLEST = 1600;

/** A page that renders the stories of a mode one after the other, at a fixed time. */
async function openMode(browser: Browser, origin: string, mode: PictureMode): Promise<Page> {
  const page = await browser.newPage(mode.context);
  await page.clock.setFixedTime(new Date('2026-11-20T09:30:00Z'));
  const globals = Object.entries(mode.globals).map((chosen) => chosen.join(':'));
  await page.goto(
    `${origin}/iframe.html?viewMode=docs&id=foundations-introduction--docs&globals=${globals.join(';')}`,
  );
  await page.locator('.leaf-docs > *').first().waitFor({ timeout: settled });
  return page;
}

/** Waits for fonts, pictures and everything that is measured after them. */
const atRest = (page: Page) =>
  page.evaluate(async () => {
    const isLoading = ({ complete, loading }: HTMLImageElement) => !complete && loading !== 'lazy';
    await Promise.all(
      [...document.images].filter(isLoading).map(
        (image) =>
          new Promise((resolve) => {
            image.addEventListener('load', resolve, { once: true });
            image.addEventListener('error', resolve, { once: true });
          }),
      ),
    );
    await document.fonts.ready;
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    // A chart that measures itself again changes the page for a few frames.
    let [before, same] = ['', 0];
    while (same < 5) {
      await nextFrame();
      const now = `${document.body.scrollHeight} ${document.body.innerHTML.length}`;
      same = now === before ? same + 1 : 0;
      before = now;
    }
  });

async function photograph(page: Page): Promise<Buffer> {
  await atRest(page);
  const { width, height } = await page.evaluate(() => ({
    width: document.documentElement.clientWidth,
    height: document.documentElement.scrollHeight,
  }));
  const png = await page.screenshot({
    animations: 'disabled',
    caret: 'hide',
    fullPage: true,
    clip: { x: 0, y: 0, width, height: Math.min(height, TALLEST) },
  });
  return sharp(png).webp({ nearLossless: true, quality: 60, effort: 4 }).toBuffer();
}

/** Photographs stories in a mode. */
export async function* photographs(
  browser: Browser,
  origin: string,
  entries: readonly Entry[],
  mode: PictureMode,
): AsyncGenerator<{ entry: Entry; picture: Buffer }> {
  const page = await openMode(browser, origin, mode);
  try {
    for (const entry of entries) {
      // Pictures do not need axe.
      await draw(page, entry, { ...mode.globals, a11y: { manual: true } }, true);
      yield { entry, picture: await photograph(page) };
    }
  } finally {
    await page.close();
  }
}
