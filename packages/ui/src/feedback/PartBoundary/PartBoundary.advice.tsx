import { PartBoundary } from '@leaf/ui';
import type { ReactNode } from 'react';
import type { ComponentAdvice } from '../../../../../.storybook/docs/advice.ts';

/** How a host renders it. */
export function Usage({ children }: { children: ReactNode }) {
  return <PartBoundary>{children}</PartBoundary>;
}

export const advice: ComponentAdvice<typeof PartBoundary> = {
  status: 'stable',
  aliases: ['error boundary', 'crash'],
  use: ['One part of a page may fail while the rest works.'],
  avoid: [{ when: 'The whole page failed', instead: 'UnexpectedError' }],
  pairs: [
    {
      do: ['Keep the rest of the page usable.', {}],
      dont: ['Don’t show the exception.', { labels: { failed: 'TypeError: undefined is not a function' } }],
    },
  ],
  rules: {
    do: ['Wrap a chart, a panel, or any part that may fail on its own.'],
    dont: ['Don’t wrap the whole page: show `UnexpectedError` there.'],
  },
  writing: ['Say that only this part is missing.'],
  accessibility: ['The error is an alert with a retry button.'],
  related: ['UnexpectedError', 'ErrorStep'],
};
