import puppeteer, { type ElementHandle, type Page } from 'puppeteer-core';
import { startLeaf } from '../bench/portal/leaf.ts';
import { findFirefox } from './lib/browser.mjs';
import type { Browser } from './walk/browser.ts';
import { findInPage, placeInPage } from './walk/findInPage.ts';
import { walk } from './walk/journey.ts';

/** The main job in headless Firefox over WebDriver BiDi; skipped if Firefox is not installed. */
const executablePath = findFirefox();
if (executablePath)
  await walkInFirefox(executablePath).catch((error: unknown) => {
    // A shared machine may stall for seconds; a real fault fails twice.
    if (!process.env.CI) throw error;
    console.log(`Walked once more, because of this: ${error}`);
    return walkInFirefox(executablePath);
  });
else {
  console.log('Firefox is not installed: the walk in it is left out. FIREFOX_PATH names one.');
  console.log('0 passed, 0 failed, 1 skipped');
}

async function walkInFirefox(executablePath: string) {
  const leaf = await startLeaf();
  try {
    const firefox = await puppeteer.launch({ browser: 'firefox', executablePath, headless: true });
    try {
      const page = await firefox.newPage();
      await page.setViewport({ width: 1280, height: 900 });
      // Without it no element gets the focus.
      await page.bringToFront();
      await walk(drive(page), leaf);
      console.log(`The main job was walked in ${await firefox.version()}.`);
      console.log('1 passed, 0 failed');
    } finally {
      await firefox.close();
    }
  } finally {
    await leaf.stop();
  }
}

function drive(page: Page): Browser<ElementHandle<Element>> {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  return {
    open: async (address) => {
      await page.goto(address);
    },
    find: async (kind, name) => {
      // A page that is being replaced has no elements.
      const found = await page.evaluateHandle(findInPage, kind, name).catch(() => undefined);
      return (found?.asElement() as ElementHandle<Element> | null | undefined) ?? undefined;
    },
    click: (element) => element.click(),
    type: async (element, text) => {
      await element.click();
      await page.keyboard.down('Control');
      await page.keyboard.press('a');
      await page.keyboard.up('Control');
      await page.keyboard.type(text);
    },
    setFile: (element, file) => (element as ElementHandle<HTMLInputElement>).uploadFile(file),
    place: (element) => element.evaluate(placeInPage).catch(() => ''),
    isDrawn: (element) =>
      element.evaluate(
        (image) => image instanceof HTMLImageElement && image.complete && image.naturalWidth > 0,
      ),
    text: () => page.evaluate(() => document.body.innerText).catch(() => ''),
    complaints: () => complaints,
  };
}
