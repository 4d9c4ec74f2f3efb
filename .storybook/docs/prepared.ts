import type { ReactNode } from 'react';

type Args = Record<string, unknown>;
/** What a story, or all stories of a file, requires of the surrounding page. */
type Surroundings = { decorators?: unknown; beforeEach?: unknown };

/** The properties of a prepared story that we read; Storybook's own type is generic over every renderer. */
export type Prepared = {
  id: string;
  initialArgs: Args;
  playFunction?: unknown;
  storyGlobals?: Args;
  parameters?: { frame?: unknown };
  moduleExport: unknown;
  originalStoryFn: (args: never, context: never) => unknown;
};

const asks = ({ decorators, beforeEach }: Surroundings) =>
  [decorators, beforeEach].some((given) => (Array.isArray(given) ? given.length > 0 : given));

/** Whether a story needs its own page to look right. */
export const isApart = (story: Prepared, file: Surroundings): boolean =>
  Boolean(story.playFunction) ||
  Object.keys(story.storyGlobals ?? {}).length > 0 ||
  story.parameters?.frame !== undefined ||
  asks(story.moduleExport as Surroundings) ||
  asks(file);

/** A story in its initial state, with other args if given: no decorators, no play function. */
export function pictureOf(story: Prepared, args?: Args): ReactNode {
  const shown = { ...story.initialArgs, ...args };
  const render = story.originalStoryFn as (args: Args, context: unknown) => ReactNode;
  return render(shown, { ...story, args: shown });
}
