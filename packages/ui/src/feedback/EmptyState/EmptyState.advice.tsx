import { EmptyState } from '@leaf/ui';
import type { ComponentAdvice } from '../../../../../.storybook/docs/advice.ts';

/** How a host renders it. */
export function Usage() {
  return <EmptyState message="No campaigns yet." hint="Create one to see what it emits." />;
}

export const advice: ComponentAdvice<typeof EmptyState> = {
  status: 'stable',
  aliases: ['zero', 'no data', 'blank slate'],
  use: ['A list or a section has no content yet.'],
  avoid: [{ when: 'It could not be loaded', instead: 'ErrorBanner' }],
  pairs: [
    {
      do: [
        'Say what is missing, then name one step.',
        { message: 'No campaigns yet.', hint: 'Create one to see what it emits.' },
      ],
      dont: ['Don’t joke.', { message: 'Nothing to see here!' }],
    },
  ],
  rules: {
    do: ['Use `picture` for lists, to hint at their future content.'],
    dont: ['Don’t offer more than one step.'],
  },
  writing: ['“No … yet.” with a full stop.'],
  accessibility: ['Plain text in reading order; the picture is hidden from screen readers.'],
  related: ['DataTable', 'NoEmissions'],
};
