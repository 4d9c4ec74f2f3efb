import { ErrorStep, type ErrorStepProps } from '@leaf/ui';
import type { ComponentAdvice } from '../../../../../.storybook/docs/advice.ts';

/** How a host renders it. */
export function Usage(props: ErrorStepProps) {
  return <ErrorStep {...props} />;
}

export const advice: ComponentAdvice<typeof ErrorStep> = {
  status: 'stable',
  aliases: ['retry', 'try again'],
  use: ['An error has a way out.'],
  avoid: [{ when: 'There is no way out', instead: 'ErrorBanner' }],
  pairs: [
    {
      do: ['Name the step.', {}],
      dont: ['Don’t call it refresh.', { labels: { retry: 'Reload' } }],
    },
  ],
  rules: {
    do: ['Put it into a banner whose error can be tried again or has a page that helps.'],
    dont: ['Don’t offer to try again what will be refused again.'],
  },
  writing: ['“Try again” for everything that may work the second time.'],
  accessibility: ['A button or link with words that say where it leads; trying again is shown on it.'],
  related: ['ErrorBanner'],
};
