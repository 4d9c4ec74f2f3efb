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
  use: ['A row of a table leads to a page.'],
  avoid: [{ when: 'It does something', instead: 'RowButton' }],
  pairs: [
    {
      do: ['Name the row as well.', { children: 'Open', name: 'Open Spring banner' }],
      dont: ['Don’t say “here”.', { children: 'here', name: 'here' }],
    },
  ],
  rules: { do: [], dont: [] },
  writing: ['“Open” for what has a page of its own.'],
  accessibility: ['A real anchor: it opens in a new tab and its name has the row.'],
  related: ['RowButton', 'LeafLink'],
};
