import { lazy } from 'react';
import { storiesOf, storyPicture } from './storyPicture.tsx';

const files = import.meta.glob<Record<string, unknown>>('../../packages/ui/src/**/*.stories.tsx');

/** The usual state of each component by its name, loaded when it is first rendered. */
export const pictures = new Map(
  Object.entries(files).map(([path, load]) => [
    path.slice(path.lastIndexOf('/') + 1, -'.stories.tsx'.length),
    lazy(async () => {
      // A module's exports are sorted alphabetically; the usual state has a plain name.
      const stories = storiesOf(await load());
      const [, story] = stories.find(([name]) => name === 'Default') ?? stories[0] ?? [];
      return { default: story ? storyPicture(story) : () => null };
    }),
  ]),
);
