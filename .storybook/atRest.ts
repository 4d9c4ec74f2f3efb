import { checkOtherScheme, lookOver } from './otherScheme.ts';
import { checkRelabelled } from './relabelled.ts';

/** What the checks need of the context of a story. */
type Shown = {
  name: string;
  tags: string[];
  args: unknown;
  parameters: { ownWords?: readonly string[] };
  playFunction?: unknown;
};

/** The narrowest window that WCAG 1.4.10 asks for. */
const narrow = { width: 320, height: 640 };
/** Milliseconds in which charts and windowed tables measure themselves anew. */
const patience = 2_000;

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => resolve(undefined)));

/**
 * Checks every story once it is drawn: its colours in the other scheme and, if it is at rest, that nothing of it is
 * wider than a window of 320 px. The usual state is looked at by axe there, and drawn with other words.
 * @throws if a check fails
 */
export async function checkDrawn(shown: Shown): Promise<void> {
  await checkOtherScheme();
  if (shown.playFunction || shown.tags.includes('test-fn')) return;
  const isUsual = shown.name === 'Default';
  if (isUsual) await checkRelabelled(shown.args, shown.parameters);
  await checkNarrow(isUsual);
}

/** The elements that make the page wider than the window. */
function tooWide(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  return [...document.body.querySelectorAll('*')]
    .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
    .map((element) => `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`)
    .slice(-3);
}

async function checkNarrow(isUsual: boolean): Promise<void> {
  const { page } = await import('vitest/browser');
  const before = { width: window.innerWidth, height: window.innerHeight };
  await page.viewport(narrow.width, narrow.height);
  try {
    const until = performance.now() + patience;
    await nextFrame();
    await nextFrame();
    while (tooWide().length > 0 && performance.now() < until) await nextFrame();
    const wide = tooWide();
    if (wide.length > 0) throw new Error(`Scrolls sideways at ${narrow.width} px: ${wide.join(' > ')}`);
    if (isUsual) await lookOver(`At ${narrow.width} px`);
  } finally {
    await page.viewport(before.width, before.height);
    await nextFrame();
  }
}
