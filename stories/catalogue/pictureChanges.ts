import type { Waiting } from '../../.storybook/docs/changes.ts';

/** A picture that differs from the last release. */
export type PictureChange = { story: string; mode: string; share: number; name: string; isNew: boolean };

/** The file that `npm run test:visual` writes next to the Storybook. */
export type PictureChanges = {
  release?: string;
  /** Versions of Chromium: the current one, and that of the release. */
  browser: string;
  before?: string;
  compared: number;
  gone: string[];
  changes: PictureChange[];
};

/** The changes of each screen, in the order in which they were found. */
export function byScreen(changes: readonly PictureChange[]): [story: string, changes: PictureChange[]][] {
  const screens = new Map<string, PictureChange[]>();
  for (const change of changes) screens.set(change.story, [...(screens.get(change.story) ?? []), change]);
  return [...screens];
}

const parts = (id: string) => /^(?:.*-)?([a-z]+?)screen--/.exec(id)?.[1] ?? '';

/** The changesets that name a screen, or a component whose name starts like the screen's. */
export function reasons(story: string, waiting: readonly Waiting[]): string[] {
  const screen = parts(story);
  if (screen === '') return [];
  return waiting
    .filter(({ text }) =>
      [...text.matchAll(/`([A-Z]\w+)/g)].some(([, name = '']) => name.toLowerCase().startsWith(screen)),
    )
    .map(({ text }) => text);
}
