import type { ReactNode } from 'react';

type Args = Record<string, unknown>;
/** What a story, or all of a file, asks of the page around it. */
type Surroundings = { decorators?: unknown; beforeEach?: unknown };

/** The properties of a prepared story that we read; Storybook's own type is generic over every renderer. */
export type Prepared = {
  id: string;
  initialArgs: Args;
  playFunction?: unknown;
  storyGlobals?: Args;
  moduleExport: unknown;
  originalStoryFn: (args: never, context: never) => unknown;
};

const asks = ({ decorators, beforeEach }: Surroundings) =>
  [decorators, beforeEach].some((given) => (Array.isArray(given) ? given.length > 0 : given));

/** Whether a story needs a page of its own to be seen as it is. */
export const isApart = (story: Prepared, file: Surroundings): boolean =>
  Boolean(story.playFunction) ||
  Object.keys(story.storyGlobals ?? {}).length > 0 ||
  asks(story.moduleExport as Surroundings) ||
  asks(file);

/** A story in its initial state, with other args where they are given: no decorators, no play function. */
export function pictureOf(story: Prepared, args?: Args): ReactNode {
  const shown = { ...story.initialArgs, ...args };
  const render = story.originalStoryFn as (args: Args, context: unknown) => ReactNode;
  return render(shown, { ...story, args: shown });
}
