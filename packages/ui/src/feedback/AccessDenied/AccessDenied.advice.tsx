import { AccessDenied, type AccessDeniedProps } from '@leaf/ui';
import type { ComponentAdvice } from '../../../../../.storybook/docs/advice.ts';

/** How a host renders it. */
export function Usage(props: AccessDeniedProps) {
  return <AccessDenied {...props} />;
}

export const advice: ComponentAdvice<typeof AccessDenied> = {
  status: 'stable',
  aliases: ['403', 'forbidden', 'no permission'],
  use: ['A person may not see a page.'],
  avoid: [{ when: 'The page does not exist', instead: 'EmptyState' }],
  pairs: [
    {
      do: ['Offer a way on.', { backHref: '#' }],
      dont: ['Don’t accuse.', { labels: { message: 'You tried to open a forbidden page.' } }],
    },
  ],
  rules: {
    do: ['Show it in place of a page the person may not see.'],
    dont: ['Don’t hide a button and leave its page open.'],
  },
  writing: ['Say what is missing and who can give it.'],
  accessibility: ['Says the same to everybody: title, sentence, way out.'],
  related: ['AdminScreen', 'UnexpectedError'],
};
