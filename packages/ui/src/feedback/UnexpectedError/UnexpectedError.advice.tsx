import { UnexpectedError, type UnexpectedErrorProps } from '@leaf/ui';
import type { ComponentAdvice } from '../../../../../.storybook/docs/advice.ts';

/** How a host renders it. */
export function Usage(props: UnexpectedErrorProps) {
  return <UnexpectedError {...props} />;
}

export const advice: ComponentAdvice<typeof UnexpectedError> = {
  status: 'stable',
  aliases: ['crash', '500'],
  use: ['A page could not be rendered.'],
  avoid: [{ when: 'Only one part could not be rendered', instead: 'PartBoundary' }],
  pairs: [
    {
      do: ['Say that nothing saved is lost.', {}],
      dont: ['Don’t apologise at length.', { labels: { title: 'Oops, something went terribly wrong!' } }],
    },
  ],
  rules: {
    do: ['Render it in the error boundary of the whole page.'],
    dont: ['Don’t use it for an error that the API explains.'],
  },
  writing: ['Say what is safe, then what to do.'],
  accessibility: ['An alert with a heading and two ways to continue.'],
  related: ['ErrorBanner', 'AccessDenied'],
};
