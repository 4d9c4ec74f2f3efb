import { ErrorStep, type ErrorStepProps } from '@leaf/ui';
import type { ComponentAdvice } from '../../../../../.storybook/docs/advice.ts';

/** How a host renders it. */
export function Usage(props: ErrorStepProps) {
  return <ErrorStep {...props} />;
}

export const advice: ComponentAdvice<typeof ErrorStep> = {
  status: 'stable',
  aliases: ['retry', 'try again'],
  use: ['The user can do something about an error.'],
  avoid: [{ when: 'There is nothing to do', instead: 'ErrorBanner' }],
  pairs: [
    {
      do: ['Name the next step.', {}],
      dont: ['Don’t call it “Reload”.', { labels: { retry: 'Reload' } }],
    },
  ],
  rules: {
    do: ['Put it into the banner of an error that can be retried or that another page resolves.'],
    dont: ['Don’t offer a retry that is bound to fail again.'],
  },
  writing: ['“Try again” for everything that may succeed the second time.'],
  accessibility: ['A button or a link whose text says what it does; a running retry shows on the button.'],
  related: ['ErrorBanner'],
};
