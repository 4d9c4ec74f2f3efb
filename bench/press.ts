import type { Locator, Page } from 'playwright';

/**
 * Presses and lets go where an element is, as a hand does: after it has been over it for a moment. Playwright's own
 * `click`, its trial too, has events of its own and looks what lies under the pointer during the press, in the page; on
 * a slowed processor that would be a good part of what is measured.
 */
export async function press(target: Locator) {
  const page = target.page();
  await (await target.elementHandle())?.waitForElementState('enabled');
  await target.hover();
  await rest(page);
  await page.mouse.down();
  await page.mouse.up();
}

/** Until the page has nothing left to do, so that neither the next action nor the search for it is counted in this one. */
export async function rest(page: Page) {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestIdleCallback(() => requestAnimationFrame(() => resolve())));
      }),
  );
}
