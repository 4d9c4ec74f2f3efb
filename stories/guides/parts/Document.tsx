import { Markdown } from '@storybook/addon-docs/blocks';
import { Fragment } from 'react';
import { elements } from '../../../.storybook/docs/elements.tsx';

// Plain tags use their own elements.
const overrides = Object.fromEntries(
  Object.entries(elements).flatMap(([name, element]) =>
    typeof element === 'string' ? [] : [[name, { component: element }]],
  ),
);

/** Shows a file of the repository as a page, so that it is written only once. */
export function Document({ children }: { children: string }) {
  return <Markdown options={{ wrapper: Fragment, overrides }}>{children}</Markdown>;
}
