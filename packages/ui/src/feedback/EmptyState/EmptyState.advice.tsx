import { EmptyState } from '@leaf/ui';
import type { ComponentAdvice } from '../../../../../.storybook/docs/advice.ts';

/** How a host renders it. */
export function Usage() {
  return <EmptyState message="No campaigns yet." hint="Create one to see what it emits." />;
}

export const advice: ComponentAdvice<typeof EmptyState> = {
  status: 'stable',
  aliases: ['zero', 'no data', 'blank slate'],
  use: ['A list or a part has nothing in it yet.'],
  avoid: [{ when: 'It could not be loaded', instead: 'ErrorBanner' }],
  pairs: [
    {
      do: [
        'Say what is not there, then one step.',
        { message: 'No campaigns yet.', hint: 'Create one to see what it emits.' },
      ],
      dont: ['Don’t joke.', { message: 'Nothing to see here!' }],
    },
  ],
  rules: { do: ['Say what is empty, then the next step.'], dont: ['Don’t draw a picture for it.'] },
  writing: ['“No … yet.” with a full stop.'],
  accessibility: ['Plain text in the order of reading.'],
  related: ['DataTable', 'NoEmissions'],
};
