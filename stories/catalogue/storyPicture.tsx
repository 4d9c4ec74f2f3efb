import type { ComponentType, ReactNode } from 'react';
import type { Standing } from '../../.storybook/screen.ts';

/** The properties of a story that we read; Storybook's own type is generic over every component. */
export type AnyStory = {
  _tag: 'Story';
  input: { render?: Render };
  meta: { input: { component?: ComponentType<Args>; render?: Render } };
  composed: { args: Args; parameters?: { frame?: Standing } };
};
type Args = Record<string, unknown>;
type Render = (args: Args, context: unknown) => ReactNode;

const isStory = (value: unknown): value is AnyStory =>
  typeof value === 'object' && value !== null && '_tag' in value && value._tag === 'Story';

/** The stories of a module by name, the usual one first. */
export const storiesOf = (module: Record<string, unknown>): [string, AnyStory][] =>
  Object.entries(module).flatMap(([name, value]) => (isStory(value) ? [[name, value]] : []));

/** A story in its initial state: no decorators, no play function. */
export function storyPicture({ meta, input, composed }: AnyStory): ComponentType {
  const render = input.render ?? meta.input.render;
  const { component: Component } = meta.input;
  return function Picture() {
    if (render) return render(composed.args, composed);
    return Component ? <Component {...composed.args} /> : null;
  };
}
