import { useComputedColorScheme } from '@mantine/core';
import { type ComponentType, lazy } from 'react';
import { ScreenFrame } from '../../.storybook/ScreenFrame.tsx';
import { type AnyStory, storiesOf, storyPicture } from './storyPicture.tsx';

const files = import.meta.glob<Record<string, unknown>>([
  '../../packages/ui/src/**/*.stories.tsx',
  '!**/tests/*.stories.tsx',
]);

/** A screen is drawn in the frame that every page has. */
function inItsFrame(story: AnyStory): ComponentType {
  const Picture = storyPicture(story);
  const standing = story.composed.parameters?.frame;
  if (!standing) return Picture;
  return function Framed() {
    const scheme = useComputedColorScheme();
    return (
      <ScreenFrame standing={standing} globals={{ locale: document.documentElement.lang, theme: scheme }}>
        <Picture />
      </ScreenFrame>
    );
  };
}

/** The usual state of each component by its name, loaded when it is first rendered. */
export const pictures = new Map(
  Object.entries(files).map(([path, load]) => [
    path.slice(path.lastIndexOf('/') + 1, -'.stories.tsx'.length),
    lazy(async () => {
      // A module's exports are sorted alphabetically; the usual state has a plain name.
      const stories = storiesOf(await load());
      const [, story] = stories.find(([name]) => name === 'Default') ?? stories[0] ?? [];
      return { default: story ? inItsFrame(story) : () => null };
    }),
  ]),
);
