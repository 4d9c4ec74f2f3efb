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
  use: ['A part of a page may break by itself.'],
  avoid: [{ when: 'The whole page broke', instead: 'UnexpectedError' }],
  pairs: [
    {
      do: ['Keep the rest of the page.', {}],
      dont: ['Don’t explain the code.', { labels: { failed: 'TypeError: undefined is not a function' } }],
    },
  ],
  rules: {
    do: ['Put it around a chart, a panel, whatever may fail alone.'],
    dont: ['Don’t put it around the whole page: that is UnexpectedError.'],
  },
  writing: ['Say that only this part is missing.'],
  accessibility: ['The fault is an alert with a way to try again.'],
  related: ['UnexpectedError', 'ErrorStep'],
};
