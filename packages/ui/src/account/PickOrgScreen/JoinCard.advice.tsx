import { JoinCard, type JoinCardProps } from '@leaf/ui';
import type { ComponentAdvice } from '../../../../../.storybook/docs/advice.ts';

/** How a host renders it. */
export function Usage({ organizations, onJoin }: JoinCardProps) {
  return <JoinCard organizations={organizations} onJoin={onJoin} />;
}

export const advice: ComponentAdvice<typeof JoinCard> = {
  status: 'stable',
  aliases: ['join organization', 'membership'],
  use: ['Users ask to join an existing organization.'],
  avoid: [{ when: 'You offer joining and creating side by side', instead: 'PickOrgScreen' }],
  pairs: [
    {
      do: ['Say that it is a request.', {}],
      dont: ['Don’t suggest that joining is immediate.', { labels: { submit: 'Join now' } }],
    },
  ],
  rules: { do: [], dont: [] },
  writing: ['Say “request” if somebody else decides.'],
  accessibility: [
    'Typing searches the list; the first match, which Enter takes, or an empty result is announced.',
  ],
  related: ['PickOrgScreen', 'CreateCard'],
};
