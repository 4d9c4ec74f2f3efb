import type { Locator, Page } from 'playwright';

/**
 * Presses and releases the pointer on an element as a user does, after hovering for a moment. Playwright's own `click`,
 * even its trial, dispatches events of its own and hit-tests during the press, within the page; on a slowed processor
 * that would be a large part of what is measured.
 */
export async function press(target: Locator) {
  const page = target.page();
  await (await target.elementHandle())?.waitForElementState('enabled');
  await target.hover();
  await rest(page);
  await page.mouse.down();
  await page.mouse.up();
}

/** Waits until the page is idle, so that neither the next action nor the search for it counts towards this one. */
export async function rest(page: Page) {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestIdleCallback(() => requestAnimationFrame(() => resolve())));
      }),
  );
}
