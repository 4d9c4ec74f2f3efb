import { PendingApprovalScreen, type PendingApprovalScreenProps } from '@leaf/ui';
import type { ComponentAdvice } from '../../../../../.storybook/docs/advice.ts';

/** How a host renders it. */
export function Usage(props: PendingApprovalScreenProps) {
  return <PendingApprovalScreen {...props} />;
}

export const advice: ComponentAdvice<typeof PendingApprovalScreen> = {
  status: 'stable',
  aliases: ['waiting', 'review'],
  use: ['Someone has asked to join an organization and is waiting for an admin.'],
  avoid: [{ when: 'The organization itself is waiting for approval', instead: 'OrgPendingApprovalScreen' }],
  pairs: [
    {
      do: ['Show who is signed in.', { email: 'ana@northwind.example' }],
      dont: ['Don’t leave users without a next step.', { labels: { hint: 'Please wait.' } }],
    },
  ],
  rules: {
    do: ['Check again automatically, and let users check themselves.'],
    dont: ['Don’t remove the sign-out: waiting must not be a dead end.'],
  },
  writing: ['Say who decides and how the user will hear about it.'],
  accessibility: [
    'Its one h1 receives the focus after navigation.',
    'After checking again, “nothing has changed” is announced.',
  ],
  related: ['OrgPendingApprovalScreen', 'MemberList'],
};
