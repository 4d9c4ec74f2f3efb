import { Loading } from '@leaf/ui';
import type { ComponentAdvice } from '../../../../../.storybook/docs/advice.ts';

/** How a host renders it. */
export function Usage() {
  return <Loading minHeight={160} />;
}

export const advice: ComponentAdvice<typeof Loading> = {
  status: 'stable',
  aliases: ['spinner', 'busy', 'wait'],
  use: ['Part of a page is loading.'],
  avoid: [{ when: 'A table is loading', instead: 'DataTable' }],
  pairs: [
    {
      do: ['Reserve the height of the content.', { minHeight: 160 }],
      dont: ['Don’t ask for patience.', { labels: { loading: 'Please be patient…' } }],
    },
  ],
  rules: {
    do: ['Pass the height of the content, so that nothing jumps.'],
    dont: ['Don’t use it inside a table or card: those have their own placeholders.'],
  },
  writing: ['One word and an ellipsis.'],
  accessibility: [
    'A status region, announced once.',
    'Appears after 150 ms, so that fast responses don’t flicker.',
  ],
  related: ['DataTable', 'CheckingScreen'],
};
