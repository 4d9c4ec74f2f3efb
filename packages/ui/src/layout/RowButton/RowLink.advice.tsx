import { RowLink } from '@leaf/ui';
import type { ComponentAdvice } from '../../../../../.storybook/docs/advice.ts';

/** How a host renders it. */
export function Usage() {
  return (
    <RowLink name="Open Spring launch" href="/openghg/1">
      Open
    </RowLink>
  );
}

export const advice: ComponentAdvice<typeof RowLink> = {
  status: 'beta',
  aliases: ['open', 'anchor'],
  use: ['A table row links to a page.'],
  avoid: [{ when: 'The row has an action', instead: 'RowButton' }],
  pairs: [
    {
      do: ['Include the row in the name.', { children: 'Open', name: 'Open Spring banner' }],
      dont: ['Don’t say “here”.', { children: 'here', name: 'here' }],
    },
  ],
  rules: { do: [], dont: [] },
  writing: ['“Open” for an object with its own page.'],
  accessibility: ['A native link, which can be opened in a new tab; its name includes the row.'],
  related: ['RowButton', 'LeafLink'],
};
