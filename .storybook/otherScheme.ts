import type { RunOptions } from 'axe-core';
import { nextFrame } from './frames.ts';

/** The axe rules that depend on the colour scheme; all others see the same elements in both. */
export const schemeRules = ['color-contrast', 'link-in-text-block'];
/** The attribute of the page that names its scheme. */
export const SCHEME = 'data-mantine-color-scheme';
/** Storybook's own elements in the page of a story. */
export const previews = ['.sb-wrapper', '#storybook-docs', '#storybook-highlights-root'];

/**
 * Checks a story in the other scheme, in the state in which its play function left it. Every colour comes
 * from a CSS variable of the scheme, so switching the scheme shows the same as rendering the story again.
 * @throws if axe finds a colour violation
 */
export async function checkOtherScheme(): Promise<void> {
  const root = document.documentElement;
  const drawn = root.getAttribute(SCHEME);
  const other = drawn === 'dark' ? 'light' : 'dark';
  root.setAttribute(SCHEME, other);
  try {
    await nextFrame();
    await lookOver(`In the ${other} scheme`, { runOnly: { type: 'rule', values: schemeRules } });
  } finally {
    if (drawn !== null) root.setAttribute(SCHEME, drawn);
  }
}

/**
 * The rules that the accessibility addon also disables: they apply to whole pages, and a story is part of
 * one.
 */
const pageRules = { region: { enabled: false } };

/**
 * Checks the current state of the story with axe.
 * @throws with `where` and the violations
 */
export async function lookOver(where: string, options: RunOptions = { rules: pageRules }): Promise<void> {
  const { default: axe } = await import('axe-core');
  const { violations } = await axe.run(
    { include: document.body, exclude: previews },
    { ...options, resultTypes: ['violations'] },
  );
  const faults = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}\n${failureSummary ?? ''}`),
  );
  if (faults.length > 0) throw new Error(`${where}:\n${faults.join('\n')}`);
}
