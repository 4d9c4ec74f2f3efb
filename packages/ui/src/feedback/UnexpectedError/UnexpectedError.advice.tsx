import { UnexpectedError, type UnexpectedErrorProps } from '@leaf/ui';
import type { ComponentAdvice } from '../../../../../.storybook/docs/advice.ts';

/** How a host renders it. */
export function Usage(props: UnexpectedErrorProps) {
  return <UnexpectedError {...props} />;
}

export const advice: ComponentAdvice<typeof UnexpectedError> = {
  status: 'stable',
  aliases: ['crash', '500'],
  use: ['A page could not be drawn.'],
  avoid: [{ when: 'One part could not be drawn', instead: 'PartBoundary' }],
  pairs: [
    {
      do: ['Say that nothing saved is lost.', {}],
      dont: ['Don’t apologise at length.', { labels: { title: 'Oops, something went terribly wrong!' } }],
    },
  ],
  rules: {
    do: ['Use it as the error boundary of the whole page.'],
    dont: ['Don’t use it for an error the API explained.'],
  },
  writing: ['What is safe, then what to do.'],
  accessibility: ['An alert with a heading and two ways on.'],
  related: ['ErrorBanner', 'AccessDenied'],
};
