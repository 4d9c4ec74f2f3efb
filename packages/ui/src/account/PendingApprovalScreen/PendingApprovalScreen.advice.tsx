import { PendingApprovalScreen, type PendingApprovalScreenProps } from '@leaf/ui';
import type { ComponentAdvice } from '../../../../../.storybook/docs/advice.ts';

/** How a host renders it. */
export function Usage(props: PendingApprovalScreenProps) {
  return <PendingApprovalScreen {...props} />;
}

export const advice: ComponentAdvice<typeof PendingApprovalScreen> = {
  status: 'stable',
  aliases: ['waiting', 'review'],
  use: ['A person has asked to join and waits for an admin.'],
  avoid: [{ when: 'The organization itself waits', instead: 'OrgPendingApprovalScreen' }],
  pairs: [
    {
      do: ['Show who is signed in.', { email: 'ana@northwind.example' }],
      dont: ['Don’t end in a dead end.', { labels: { hint: 'Please wait.' } }],
    },
  ],
  rules: {
    do: ['Look again by yourself and let people look again.'],
    dont: ['Don’t make waiting a dead end: sign out is always there.'],
  },
  writing: ['Say who decides and how the answer comes.'],
  accessibility: [
    'One h1, which takes the focus after a change of page.',
    'That nothing changed is announced after looking again.',
  ],
  related: ['OrgPendingApprovalScreen', 'MemberList'],
};
