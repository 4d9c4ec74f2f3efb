import type { Page } from 'playwright';
import type { Mode } from './modes.ts';
import type { Watched } from './tab.ts';

/** The narrowest window that WCAG 1.4.10 requires. */
const narrow = { width: 320, height: 640 };

/** The innermost elements that make the page wider than its window. */
const tooWide = (page: Page) =>
  page.evaluate(async () => {
    const wide = () => {
      const { scrollWidth, clientWidth } = document.documentElement;
      if (scrollWidth <= clientWidth) return [];
      return [...document.body.querySelectorAll('*')]
        .filter((element) => {
          const { left, right } = element.getBoundingClientRect();
          return right > clientWidth + 1 || left < -1;
        })
        .map((element) => `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`)
        .slice(-3);
    };
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const until = performance.now() + 2_000;
    await nextFrame();
    await nextFrame();
    // Charts and windowed tables measure themselves again.
    while (wide().length > 0 && performance.now() < until) await nextFrame();
    return wide();
  });

/** Whether the content scrolls sideways, at the current width and, on request, at 320 px. */
export async function sideways({ page }: Watched, { narrow: isNarrow }: Mode): Promise<string[]> {
  const found = (await tooWide(page)).map((element) => `scrolls sideways: ${element}`);
  const before = page.viewportSize();
  if (!isNarrow || !before) return found;
  await page.setViewportSize(narrow);
  try {
    found.push(
      ...(await tooWide(page)).map((element) => `scrolls sideways at ${narrow.width} px: ${element}`),
    );
  } finally {
    await page.setViewportSize(before);
  }
  return found;
}
