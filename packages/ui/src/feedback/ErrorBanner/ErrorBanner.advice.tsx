import { ErrorBanner } from '@leaf/ui';
import type { ComponentAdvice } from '../../../../../.storybook/docs/advice.ts';

/** How a host renders it. */
export function Usage() {
  return <ErrorBanner message="The rows could not be saved." />;
}

export const advice: ComponentAdvice<typeof ErrorBanner> = {
  status: 'stable',
  aliases: ['alert', 'error', 'message'],
  use: ['Something failed and has to be read now.'],
  avoid: [{ when: 'A success is told', instead: 'SuccessNote' }],
  pairs: [
    {
      do: [
        'Say what failed and what to do.',
        { message: 'The rows could not be saved. Nothing is lost: try again.' },
      ],
      dont: ['Don’t show a code alone.', { message: 'Error 500' }],
    },
  ],
  rules: {
    do: ['Draw it where it happened.', 'Offer the next step as its action.'],
    dont: ['Don’t show an error in a toast: it is gone before it is read.'],
  },
  writing: ['What failed, then what to do; no exclamation marks.'],
  accessibility: ['role=alert: read at once.', 'Red with an icon and words, never by colour alone.'],
  related: ['PageHeader', 'SuccessNote'],
};
