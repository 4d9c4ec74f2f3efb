import { MemberList, type MemberListProps } from '@leaf/ui';
import type { ComponentAdvice } from '../../../../../.storybook/docs/advice.ts';

/** How a host renders it. */
export function Usage({ members, selfId, onRefresh, onApprove, onReject, onRemove }: MemberListProps) {
  return (
    <MemberList
      members={members}
      selfId={selfId}
      onRefresh={onRefresh}
      onApprove={onApprove}
      onReject={onReject}
      onRemove={onRemove}
    />
  );
}

export const advice: ComponentAdvice<typeof MemberList> = {
  status: 'stable',
  aliases: ['users', 'team', 'people', 'roles'],
  use: ['The members of an organization are decided on.'],
  avoid: [{ when: 'Organizations are decided on', instead: 'PendingOrganizationList' }],
  pairs: [
    {
      do: ['Say what could not be loaded.', { error: 'The members could not be loaded.' }],
      dont: ['Don’t call people users.', { labels: { title: 'Users' } }],
    },
  ],
  rules: {
    do: ['Show those who wait first.', 'Ask before rejecting and removing.'],
    dont: ['Don’t offer to remove oneself.'],
  },
  writing: ['“Members”; the verb is the decision.'],
  accessibility: ['Buttons name their person: “Approve Ben”.', 'The row at work is marked busy.'],
  related: ['OrganizationScreen', 'ConfirmDialog'],
};
