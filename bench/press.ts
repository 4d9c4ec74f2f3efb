import type { Locator, Page } from 'playwright';

/**
 * Presses and releases the pointer on an element like a user, after hovering for a moment. Playwright's own
 * `click`, even its trial, dispatches additional events and hit-tests in the page during the press; on a
 * slowed processor that would be a large part of the measured time.
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
