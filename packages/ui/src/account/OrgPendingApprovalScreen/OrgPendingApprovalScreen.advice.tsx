import { OrgPendingApprovalScreen, type OrgPendingApprovalScreenProps } from '@leaf/ui';
import type { ComponentAdvice } from '../../../../../.storybook/docs/advice.ts';

/** How a host renders it. */
export function Usage(props: OrgPendingApprovalScreenProps) {
  return <OrgPendingApprovalScreen {...props} />;
}

export const advice: ComponentAdvice<typeof OrgPendingApprovalScreen> = {
  status: 'stable',
  aliases: ['waiting', 'review'],
  use: ['A new organization waits for the operator of the platform.'],
  avoid: [{ when: 'A member waits for the admin', instead: 'PendingApprovalScreen' }],
  pairs: [
    {
      do: ['Name the organization that waits.', { organizationName: 'Northwind Media' }],
      dont: ['Don’t promise a time that nobody keeps.', { labels: { hint: 'This takes five minutes.' } }],
    },
  ],
  rules: { do: ['Name the organization that waits.'], dont: ['Don’t promise a time.'] },
  writing: ['Say who acts next.'],
  accessibility: [
    'One h1, which takes the focus after a change of page.',
    'That nothing changed is announced after looking again.',
  ],
  related: ['PendingApprovalScreen', 'AdminScreen'],
};
