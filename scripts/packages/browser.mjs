import { chromium } from 'playwright';
import { chromiumLaunch } from '../chromium.ts';

/** Opens a page and returns what `use` returns; any error or warning in the page is thrown. */
export async function inBrowser(origin, use) {
  const browser = await chromium.launch(chromiumLaunch);
  try {
    const page = await browser.newPage({ locale: 'en-GB', timezoneId: 'UTC', reducedMotion: 'reduce' });
    page.setDefaultTimeout(15_000);
    const said = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) said.push(message.text());
    });
    page.on('pageerror', (error) => said.push(error.message));
    await page.goto(origin);
    const answer = await use(page).catch((error) => said.unshift(error.message));
    if (said.length > 0) throw new Error([...new Set(said)].slice(0, 12).join('\n').slice(0, 6000));
    return answer;
  } finally {
    await browser.close();
  }
}
