import type { Locator, Page } from 'playwright';

/**
 * Presses and lets go where an element is, at once, as a hand does. Playwright's own `click` looks what lies under the
 * pointer during the press, in the page; on a slowed processor that would be a good part of what is measured.
 */
export async function press(target: Locator) {
  await target.click({ trial: true });
  const box = await target.boundingBox();
  if (!box) throw new Error(`${target} is not in sight.`);
  await target.page().mouse.click(box.x + box.width / 2, box.y + box.height / 2);
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
