import { OrgPendingApprovalScreen, type OrgPendingApprovalScreenProps } from '@leaf/ui';
import type { ComponentAdvice } from '../../../../../.storybook/docs/advice.ts';

/** How a host renders it. */
export function Usage(props: OrgPendingApprovalScreenProps) {
  return <OrgPendingApprovalScreen {...props} />;
}

export const advice: ComponentAdvice<typeof OrgPendingApprovalScreen> = {
  status: 'stable',
  aliases: ['waiting', 'review'],
  use: ['A new organization is waiting for the platform operator’s approval.'],
  avoid: [{ when: 'A member is waiting for an admin', instead: 'PendingApprovalScreen' }],
  pairs: [
    {
      do: ['Name the organization.', { organizationName: 'Northwind Media' }],
      dont: [
        'Don’t promise a time that nobody guarantees.',
        { labels: { hint: 'This takes five minutes.' } },
      ],
    },
  ],
  rules: { do: ['Let users check again without reloading the page.'], dont: ['Don’t promise a time.'] },
  writing: ['Say who acts next.'],
  accessibility: [
    'Its one h1 receives the focus after navigation.',
    'After checking again, “nothing has changed” is announced.',
  ],
  related: ['PendingApprovalScreen', 'AdminScreen'],
};
