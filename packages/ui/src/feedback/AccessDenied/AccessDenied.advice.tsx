import { AccessDenied, type AccessDeniedProps } from '@leaf/ui';
import type { ComponentAdvice } from '../../../../../.storybook/docs/advice.ts';

/** How a host renders it. */
export function Usage(props: AccessDeniedProps) {
  return <AccessDenied {...props} />;
}

export const advice: ComponentAdvice<typeof AccessDenied> = {
  status: 'stable',
  aliases: ['403', 'forbidden', 'no permission'],
  use: ['A user opens a page without the right to see it.'],
  avoid: [{ when: 'The page does not exist', instead: 'EmptyState' }],
  pairs: [
    {
      do: ['Offer a way on.', { backHref: '#' }],
      dont: ['Don’t accuse the user.', { labels: { message: 'You tried to open a forbidden page.' } }],
    },
  ],
  rules: {
    do: ['Show it instead of the page, at the same address.'],
    dont: ['Don’t just hide the link to a page: guard the page too.'],
  },
  writing: ['Say which right is missing and who can grant it.'],
  accessibility: ['A heading, a sentence and a link, in reading order.'],
  related: ['AdminScreen', 'UnexpectedError'],
};
