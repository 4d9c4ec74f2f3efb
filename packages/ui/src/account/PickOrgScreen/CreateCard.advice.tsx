import { CreateCard, type CreateCardProps } from '@leaf/ui';
import type { ComponentAdvice } from '../../../../../.storybook/docs/advice.ts';

/** How a host renders it. */
export function Usage({ onCreate }: CreateCardProps) {
  return <CreateCard onCreate={onCreate} />;
}

export const advice: ComponentAdvice<typeof CreateCard> = {
  status: 'stable',
  aliases: ['new organization'],
  use: ['An organization is created on a page of your own.'],
  avoid: [{ when: 'You need both ways side by side', instead: 'PickOrgScreen' }],
  pairs: [
    {
      do: ['Say what happens next.', {}],
      dont: ['Don’t hide that the platform approves it.', { labels: { description: 'Ready in a second.' } }],
    },
  ],
  rules: { do: [], dont: [] },
  writing: ['Say what the creator becomes.'],
  accessibility: ['The fields have labels above them and help that belongs to them.'],
  related: ['PickOrgScreen', 'JoinCard'],
};
