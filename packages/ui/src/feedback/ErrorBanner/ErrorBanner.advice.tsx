import { ErrorBanner } from '@leaf/ui';
import type { ComponentAdvice } from '../../../../../.storybook/docs/advice.ts';

/** How a host renders it. */
export function Usage() {
  return <ErrorBanner message="The rows could not be saved." />;
}

export const advice: ComponentAdvice<typeof ErrorBanner> = {
  status: 'stable',
  aliases: ['alert', 'error', 'message'],
  use: ['Something failed, and the user has to know now.'],
  avoid: [{ when: 'Something succeeded', instead: 'SuccessNote' }],
  pairs: [
    {
      do: [
        'Say what failed and what to do.',
        { message: 'The rows could not be saved. Nothing is lost: try again.' },
      ],
      dont: ['Don’t show just a code.', { message: 'Error 500' }],
    },
  ],
  rules: {
    do: ['Show it where the error happened.', 'Offer the next step as its action.'],
    dont: ['Don’t show errors in a toast: it may disappear before it is read.'],
  },
  writing: ['Say what failed, then what to do; no exclamation marks.'],
  accessibility: ['`role="alert"`: read at once.', 'An icon and text as well as colour.'],
  related: ['PageHeader', 'SuccessNote'],
};
