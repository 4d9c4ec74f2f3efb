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
  use: ['An admin manages the organization.'],
  avoid: [{ when: 'The operator decides on organizations', instead: 'AdminScreen' }],
  pairs: [
    {
      do: ['Say what failed.', { error: 'The organization could not be renamed.' }],
      dont: ['Don’t call it settings.', { labels: { title: 'Settings' } }],
    },
  ],
  rules: {
    do: ['Show it to admins; others get the specified sentence.'],
    dont: ['Don’t move the danger zone up.'],
  },
  writing: ['Each part has a noun as its title.'],
  accessibility: ['Sections are regions named by their titles.', 'Danger is said in words, not only in red.'],
  related: ['MemberList', 'AccessDenied'],
};
