import { Loading } from '@leaf/ui';
import type { ComponentAdvice } from '../../../../../.storybook/docs/advice.ts';

/** How a host renders it. */
export function Usage() {
  return <Loading minHeight={160} />;
}

export const advice: ComponentAdvice<typeof Loading> = {
  status: 'stable',
  aliases: ['spinner', 'busy', 'wait'],
  use: ['A part of a page is on its way.'],
  avoid: [{ when: 'The shape of a table is known', instead: 'DataTable' }],
  pairs: [
    {
      do: ['Keep the height of what comes.', { minHeight: 160 }],
      dont: ['Don’t announce patience.', { labels: { loading: 'Please be patient…' } }],
    },
  ],
  rules: {
    do: ['Give it the height of what comes, so that nothing jumps.'],
    dont: ['Don’t use it inside a table or card: those have skeletons.'],
  },
  writing: ['One word and an ellipsis.'],
  accessibility: ['A status, announced once.', 'Appears after 150 ms, so that quick answers don’t flicker.'],
  related: ['DataTable', 'CheckingScreen'],
};
