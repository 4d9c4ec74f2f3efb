import { type BrowserContext, chromium, type Page } from 'playwright';
import { chromiumLaunch } from '../chromium.ts';
import { messageOf } from './results.ts';

type Opening = {
  /** Called before the page is opened. */
  prepare?: (context: BrowserContext) => Promise<void>;
  /** What the browser itself may say. */
  expected?: RegExp;
};

/** Opens a page and returns what `use` returns; any error or warning in the page is thrown. */
export async function inBrowser<Answer>(
  origin: string,
  use: (page: Page) => Promise<Answer>,
  { prepare, expected }: Opening = {},
): Promise<Answer> {
  const browser = await chromium.launch(chromiumLaunch);
  const said: string[] = [];
  try {
    const context = await browser.newContext({
      locale: 'en-GB',
      timezoneId: 'UTC',
      reducedMotion: 'reduce',
    });
    await prepare?.(context);
    const page = await context.newPage();
    page.setDefaultTimeout(15_000);
    // A page with every story has much to read, and a busy computer reads it late.
    page.setDefaultNavigationTimeout(120_000);
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type()) && !expected?.test(message.text()))
        said.push(message.text());
    });
    page.on('pageerror', (error) => said.push(error.message));
    await page.goto(origin);
    const answer = await use(page);
    if (said.length > 0) throw new Error('The page complained.');
    return answer;
  } catch (error) {
    const all = [...new Set([messageOf(error), ...said])];
    throw new Error(all.slice(0, 12).join('\n').slice(0, 6000));
  } finally {
    // A request that a page makes while it closes has nobody left to answer.
    for (const context of browser.contexts()) await context.unrouteAll({ behavior: 'ignoreErrors' });
    await browser.close();
  }
}
