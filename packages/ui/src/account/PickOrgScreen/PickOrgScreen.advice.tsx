import { PickOrgScreen, type PickOrgScreenProps } from '@leaf/ui';
import type { ComponentAdvice } from '../../../../../.storybook/docs/advice.ts';

/** How a host renders it. */
export function Usage({ organizations, onJoin, onCreate }: PickOrgScreenProps) {
  return <PickOrgScreen organizations={organizations} onJoin={onJoin} onCreate={onCreate} />;
}

export const advice: ComponentAdvice<typeof PickOrgScreen> = {
  status: 'stable',
  aliases: ['join', 'create', 'onboarding'],
  use: ['A user does not belong to an organization yet.'],
  avoid: [{ when: 'The user is waiting for an answer', instead: 'PendingApprovalScreen' }],
  pairs: [
    {
      do: ['Show both options and what happens next.', {}],
      dont: ['Don’t make the user feel at fault.', { labels: { title: 'You have no organization!' } }],
    },
  ],
  rules: {
    do: ['Show both options side by side, with what happens after each.'],
    dont: ['Don’t preselect an organization.'],
  },
  writing: ['The title names the choice, not what is missing.'],
  accessibility: [
    'Typing searches the list.',
    'Labels are above their fields; after a failed submit the first invalid field has the focus.',
  ],
  related: ['PendingApprovalScreen', 'OrgPendingApprovalScreen'],
};
