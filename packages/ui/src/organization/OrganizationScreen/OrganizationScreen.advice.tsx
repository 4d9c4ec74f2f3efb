import { OrganizationScreen, type OrganizationScreenProps } from '@leaf/ui';
import type { ComponentAdvice } from '../../../../../.storybook/docs/advice.ts';

/** How a host renders it. */
export function Usage({
  user,
  members,
  backHref,
  onRename,
  onRefresh,
  onApprove,
  onReject,
  onRemove,
  onManageSubscription,
  onDelete,
}: OrganizationScreenProps) {
  return (
    <OrganizationScreen
      user={user}
      members={members}
      backHref={backHref}
      onRename={onRename}
      onRefresh={onRefresh}
      onApprove={onApprove}
      onReject={onReject}
      onRemove={onRemove}
      onManageSubscription={onManageSubscription}
      onDelete={onDelete}
    />
  );
}

export const advice: ComponentAdvice<typeof OrganizationScreen> = {
  status: 'stable',
  aliases: ['settings', 'admin', 'team'],
  use: ['An admin manages their organization.'],
  avoid: [{ when: 'The operator decides on organizations', instead: 'AdminScreen' }],
  pairs: [
    {
      do: ['Say what failed.', { error: 'The organization could not be renamed.' }],
      dont: ['Don’t call it “Settings”.', { labels: { title: 'Settings' } }],
    },
  ],
  rules: {
    do: ['Show it to admins only; show `AccessDenied` to others.'],
    dont: ['Don’t put anything below the danger zone.'],
  },
  writing: ['Each section has a noun as its title.'],
  accessibility: [
    'Sections are regions named after their titles.',
    'Danger is stated in words, not only shown in red.',
  ],
  related: ['MemberList', 'ApiKeyList', 'AccessDenied'],
};
