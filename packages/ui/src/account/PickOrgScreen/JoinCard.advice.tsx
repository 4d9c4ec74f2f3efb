import { JoinCard, type JoinCardProps } from '@leaf/ui';
import type { ComponentAdvice } from '../../../../../.storybook/docs/advice.ts';

/** How a host renders it. */
export function Usage({ organizations, onJoin }: JoinCardProps) {
  return <JoinCard organizations={organizations} onJoin={onJoin} />;
}

export const advice: ComponentAdvice<typeof JoinCard> = {
  status: 'stable',
  aliases: ['join organization', 'membership'],
  use: ['A person asks to join an organization that exists.'],
  avoid: [{ when: 'You need both ways side by side', instead: 'PickOrgScreen' }],
  pairs: [
    {
      do: ['Say that it is a request.', {}],
      dont: ['Don’t sound as if it were done.', { labels: { submit: 'Join now' } }],
    },
  ],
  rules: { do: [], dont: [] },
  writing: ['“Request” when somebody else decides.'],
  accessibility: ['The select can be searched by typing; that nothing is found is said.'],
  related: ['PickOrgScreen', 'CreateCard'],
};
