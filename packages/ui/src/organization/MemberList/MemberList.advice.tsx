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
  use: ['An admin approves, rejects and removes members.'],
  avoid: [{ when: 'The operator decides on organizations', instead: 'PendingOrganizationList' }],
  pairs: [
    {
      do: ['Say what could not be loaded.', { error: 'The members could not be loaded.' }],
      dont: ['Don’t call members users.', { labels: { title: 'Users' } }],
    },
  ],
  rules: {
    do: [
      'Show pending requests first.',
      'Act once `onReject` or `onRemove` is called: the list has already asked.',
    ],
    dont: ['Don’t omit `selfId`: admins cannot remove themselves.'],
  },
  writing: ['“Members”; buttons name the decision.'],
  accessibility: [
    'Buttons include the name of the person: “Approve Ben”.',
    'A row with a pending request is marked as busy.',
  ],
  related: ['OrganizationScreen', 'ConfirmDialog'],
};
