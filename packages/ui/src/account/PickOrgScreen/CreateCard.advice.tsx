import { CreateCard, type CreateCardProps } from '@leaf/ui';
import type { ComponentAdvice } from '../../../../../.storybook/docs/advice.ts';

/** How a host renders it. */
export function Usage({ onCreate }: CreateCardProps) {
  return <CreateCard onCreate={onCreate} />;
}

export const advice: ComponentAdvice<typeof CreateCard> = {
  status: 'stable',
  aliases: ['new organization'],
  use: ['Users create an organization on a page of your own.'],
  avoid: [{ when: 'You offer joining and creating side by side', instead: 'PickOrgScreen' }],
  pairs: [
    {
      do: ['Say what happens next.', {}],
      dont: [
        'Don’t hide that the platform operator has to approve it.',
        { labels: { description: 'Ready in a second.' } },
      ],
    },
  ],
  rules: { do: [], dont: [] },
  writing: ['Say that the creator becomes the admin.'],
  accessibility: ['The field has a label above it and a description linked to it.'],
  related: ['PickOrgScreen', 'JoinCard'],
};
