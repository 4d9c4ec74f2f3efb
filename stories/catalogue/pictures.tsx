import { type ComponentType, lazy, type ReactNode } from 'react';

/** What is read of a story; Storybook's own type of it is generic over every component. */
type Story = {
  _tag: 'Story';
  input: { render?: Render };
  meta: { input: { component?: ComponentType<Args>; render?: Render } };
  composed: { args: Args };
};
type Args = Record<string, unknown>;
type Render = (args: Args, context: unknown) => ReactNode;

const isStory = (value: unknown): value is Story =>
  typeof value === 'object' && value !== null && '_tag' in value && value._tag === 'Story';

const files = import.meta.glob<Record<string, unknown>>('../../packages/ui/src/*/*/*.stories.tsx');

/** The everyday state of a component: its first story, without its play function. */
function firstPicture(module: Record<string, unknown>): ComponentType {
  const story = Object.values(module).find(isStory);
  if (!story) return () => null;
  const { meta, input, composed } = story;
  const render = input.render ?? meta.input.render;
  const { component: Component } = meta.input;
  return function Picture() {
    if (render) return render(composed.args, composed);
    return Component ? <Component {...composed.args} /> : null;
  };
}

/** Pictures by the name of their component, each loaded when it is first drawn. */
export const pictures = new Map(
  Object.entries(files).map(([path, load]) => [
    path.slice(path.lastIndexOf('/') + 1, -'.stories.tsx'.length),
    lazy(async () => ({ default: firstPicture(await load()) })),
  ]),
);
