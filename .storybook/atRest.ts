import { createElement, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { errorStepLabels } from '../packages/ui/src/feedback/ErrorStep/ErrorStep.tsx';
import { importable } from './docs/playgroundCode.ts';
import { printedNames } from './docs/printed.ts';
import { lasting, nextFrame } from './frames.ts';
import { checkOtherScheme, lookOver } from './otherScheme.ts';
import { checkRelabelled } from './relabelled.ts';

/** The parts of a story's context that the checks need. */
type Shown = {
  name: string;
  title: string;
  tags: string[];
  args: unknown;
  parameters: { ownWords?: readonly string[]; again?: string };
  playFunction?: unknown;
  originalStoryFn: (args: never, context: never) => unknown;
};

/** The narrowest window that WCAG 1.4.10 requires. */
const narrow = { width: 320, height: 640 };

/**
 * Checks every story once it is rendered: its colours in the other scheme and, if it is at rest, that nothing
 * is wider than a window of 320 px. The usual state is also checked by axe at that width, and rendered with
 * replaced words; a reader can paste the code that its page prints.
 * @throws if a check fails
 */
export async function checkDrawn(shown: Shown): Promise<void> {
  await checkOtherScheme();
  if (shown.title.startsWith('Screens/')) checkFramed();
  if (isFailed(shown.name)) checkFailed(shown.parameters.again);
  if (shown.tags.includes('test-fn')) return;
  const isUsual = shown.name === 'Default';
  if (isUsual && shown.playFunction) throw new Error('The usual state plays, so nobody sees it at rest');
  if (shown.playFunction) return;
  if (isUsual && shown.tags.includes('autodocs')) await checkPrinted(shown);
  if (isUsual) await checkRelabelled(shown.args, shown.parameters);
  await checkNarrow(isUsual);
}

/** What a story returns, asked for in a component of its own: it may use hooks. */
function returnedBy(shown: Shown): ReactNode {
  let returned: ReactNode;
  const Asked = () => {
    returned = shown.originalStoryFn(shown.args as never, shown as never) as ReactNode;
    return null;
  };
  const root = createRoot(document.createElement('div'));
  flushSync(() => root.render(createElement(Asked)));
  root.unmount();
  return returned;
}

/**
 * The code of the playground names only components that a reader can import.
 * @throws if it doesn't
 */
async function checkPrinted(shown: Shown): Promise<void> {
  const canImport = await importable();
  const unknown = printedNames(returnedBy(shown)).filter((name) => !canImport(name));
  if (unknown.length > 0) throw new Error(`Its code cannot be pasted: nothing exports ${unknown.join(', ')}`);
}

/** The bar above a screen, its main part, and the note below it. */
const frame = { bar: 'header', main: 'main h1', note: 'footer' };

/** A screen is looked at as a page, so it stands in the frame that every page has. */
function checkFramed(): void {
  const missing = Object.entries(frame).filter(([, selector]) => !document.querySelector(selector));
  if (missing.length > 0) throw new Error(`Stands outside its frame: no ${missing.map(([part]) => part)}`);
}

/** Stories in which something couldn't be read or written. */
const isFailed = (name: string) => /^((Geos|Stage) )?Failed$/i.test(name);

/** Zero, which is false where the figure is unknown. */
const falseFigure = /(?<![\d.,])0(?:[.,]0+)? (?:kg|g|kB|MB)\b|(?<![\d.,])0[.,]00(?!\d)/;

/**
 * A failed state shows no zeros and offers a way on: another try, its form, or the field to correct. If its button has
 * another text, the story's parameter `again` names it.
 * @throws if it doesn't
 */
function checkFailed(ownWay = errorStepLabels.retry): void {
  const figure = falseFigure.exec(document.body.innerText)?.[0];
  if (figure) throw new Error(`Failed, and says ${figure}`);
  const buttons = [...document.querySelectorAll('button')].filter((button) => !button.disabled);
  const again = buttons.some(
    (button) =>
      [errorStepLabels.retry, ownWay].some((words) => button.textContent?.startsWith(words)) ||
      (button.type === 'submit' && button.form),
  );
  if (!again && !document.querySelector('[aria-invalid=true]'))
    throw new Error('Failed, with no way to try again');
}

/** Rows shown as blocks fit; only a windowed table may scroll sideways. */
const scrollingBlocks = () =>
  [...document.querySelectorAll('.mantine-ScrollArea-viewport:has(table:not([data-windowed]))')]
    .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
    .map((area) => `the table ${area.querySelector('table')?.ariaLabel ?? ''} in its own area`);

/** The elements that make the page wider than the window, and those that scroll sideways by themselves. */
function tooWide(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return scrollingBlocks();
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
    await nextFrame();
    const wide = await lasting(tooWide);
    if (wide.length > 0) throw new Error(`Scrolls sideways at ${narrow.width} px: ${wide.join(' > ')}`);
    if (isUsual) await lookOver(`At ${narrow.width} px`);
  } finally {
    await page.viewport(before.width, before.height);
    await nextFrame();
  }
}
