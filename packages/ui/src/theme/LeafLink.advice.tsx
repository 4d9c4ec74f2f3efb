import { LeafLink } from '@leaf/ui';
import type { ComponentAdvice } from '../../../../.storybook/docs/advice.ts';

/** How a host renders it. */
export function Usage() {
  return <LeafLink href="/openghg/benchmarks">Benchmarks</LeafLink>;
}

export const advice: ComponentAdvice<typeof LeafLink> = {
  status: 'stable',
  aliases: ['anchor', 'router', 'navigation'],
  use: ['Text links to an address.'],
  avoid: [{ when: 'A table row has an action', instead: 'RowButton' }],
  pairs: [
    {
      do: ['Name the destination.', { children: 'Benchmarks' }],
      dont: ['Don’t say “click here”.', { children: 'click here' }],
    },
  ],
  rules: { do: [], dont: [] },
  writing: ['The text of a link makes sense out of context.'],
  accessibility: ['A native link, also with the host’s router.'],
  related: ['LeafProvider', 'RowLink'],
};
