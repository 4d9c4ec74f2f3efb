import { PickOrgScreen, type PickOrgScreenProps } from '@leaf/ui';
import type { ComponentAdvice } from '../../../../../.storybook/docs/advice.ts';

/** How a host renders it. */
export function Usage({ organizations, onJoin, onCreate }: PickOrgScreenProps) {
  return <PickOrgScreen organizations={organizations} onJoin={onJoin} onCreate={onCreate} />;
}

export const advice: ComponentAdvice<typeof PickOrgScreen> = {
  status: 'stable',
  aliases: ['join', 'create', 'onboarding'],
  use: ['A person belongs to no organization yet.'],
  avoid: [{ when: 'The person waits for an answer', instead: 'PendingApprovalScreen' }],
  pairs: [
    {
      do: ['Show both ways with what follows.', {}],
      dont: ['Don’t make one of them sound wrong.', { labels: { title: 'You have no organization!' } }],
    },
  ],
  rules: {
    do: ['Show both ways side by side, with what happens after each.'],
    dont: ['Don’t preselect an organization.'],
  },
  writing: ['Title the choice, not the lack.'],
  accessibility: [
    'The select can be searched by typing.',
    'Labels stand above their fields; a failed submit puts the focus on the first field at fault.',
  ],
  related: ['PendingApprovalScreen', 'OrgPendingApprovalScreen'],
};
