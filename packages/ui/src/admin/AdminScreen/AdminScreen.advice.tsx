import { AdminScreen, type AdminScreenProps } from '@leaf/ui';
import type { ComponentAdvice } from '../../../../../.storybook/docs/advice.ts';

/** How a host renders it. */
export function Usage({ user, organizations, onRefresh, onApprove, onDeny }: AdminScreenProps) {
  return (
    <AdminScreen
      user={user}
      organizations={organizations}
      onRefresh={onRefresh}
      onApprove={onApprove}
      onDeny={onDeny}
    />
  );
}

export const advice: ComponentAdvice<typeof AdminScreen> = {
  status: 'stable',
  aliases: ['operator', 'back office', 'approvals'],
  use: ['The platform operator decides on new organizations.'],
  avoid: [{ when: 'An admin manages their own organization', instead: 'OrganizationScreen' }],
  pairs: [
    {
      do: ['Say what could not be loaded.', { error: 'The organizations could not be loaded.' }],
      dont: ['Don’t show just a code.', { error: '503' }],
    },
  ],
  rules: {
    do: ['Refetch the list after a decision.'],
    dont: ['Don’t show it to anyone but platform admins.'],
  },
  writing: ['Buttons name the decision: approve, deny.'],
  accessibility: ['Buttons include the name of their organization: “Approve Contoso Ads”.'],
  related: ['AccessDenied', 'OrgPendingApprovalScreen'],
};
