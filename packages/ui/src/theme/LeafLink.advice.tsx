import { LeafLink } from '@leaf/ui';
import type { ComponentAdvice } from '../../../../.storybook/docs/advice.ts';

/** How a host renders it. */
export function Usage() {
  return <LeafLink href="/openghg/benchmarks">Benchmarks</LeafLink>;
}

export const advice: ComponentAdvice<typeof LeafLink> = {
  status: 'stable',
  aliases: ['anchor', 'router', 'navigation'],
  use: ['Something leads to an address.'],
  avoid: [{ when: 'Something happens', instead: 'RowButton' }],
  pairs: [
    {
      do: ['Name the place it leads to.', { children: 'Benchmarks' }],
      dont: ['Don’t say “click here”.', { children: 'click here' }],
    },
  ],
  rules: { do: [], dont: [] },
  writing: ['The words of a link make sense without the sentence.'],
  accessibility: ['A real anchor, also with the router of the host.'],
  related: ['LeafProvider', 'RowLink'],
};
