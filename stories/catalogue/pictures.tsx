import { lazy } from 'react';
import { storiesOf, storyPicture } from './storyPicture.tsx';

const files = import.meta.glob<Record<string, unknown>>('../../packages/ui/src/*/*/*.stories.tsx');

/** The everyday state of each component by the component's name, loaded when it is first drawn. */
export const pictures = new Map(
  Object.entries(files).map(([path, load]) => [
    path.slice(path.lastIndexOf('/') + 1, -'.stories.tsx'.length),
    lazy(async () => {
      // The order of a module's exports is that of the alphabet; the everyday state has a plain name.
      const stories = storiesOf(await load());
      const [, story] = stories.find(([name]) => name === 'Default') ?? stories[0] ?? [];
      return { default: story ? storyPicture(story) : () => null };
    }),
  ]),
);
