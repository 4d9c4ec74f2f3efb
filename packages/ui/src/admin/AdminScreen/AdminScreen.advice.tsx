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
  use: ['The operator of the platform decides on organizations.'],
  avoid: [{ when: 'An organization manages itself', instead: 'OrganizationScreen' }],
  pairs: [
    {
      do: ['Say what could not be loaded.', { error: 'The organizations could not be loaded.' }],
      dont: ['Don’t show a code alone.', { error: '503' }],
    },
  ],
  rules: {
    do: ['Load the list again after a decision.'],
    dont: ['Don’t show it to others than platform admins.'],
  },
  writing: ['The verb is the decision: approve, deny.'],
  accessibility: ['Buttons name their organization: “Approve Contoso Ads”.'],
  related: ['AccessDenied', 'OrgPendingApprovalScreen'],
};
