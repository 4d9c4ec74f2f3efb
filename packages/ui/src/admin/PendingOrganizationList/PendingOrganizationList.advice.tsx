import { PendingOrganizationList, type PendingOrganizationListProps } from '@leaf/ui';
import type { ComponentAdvice } from '../../../../../.storybook/docs/advice.ts';

/** How a host renders it. */
export function Usage({ organizations, onApprove, onDeny }: PendingOrganizationListProps) {
  return <PendingOrganizationList organizations={organizations} onApprove={onApprove} onDeny={onDeny} />;
}

export const advice: ComponentAdvice<typeof PendingOrganizationList> = {
  status: 'stable',
  aliases: ['queue', 'approvals'],
  use: ['Organizations wait for a decision on a page of your own.'],
  avoid: [{ when: 'Members wait', instead: 'MemberList' }],
  pairs: [
    {
      do: ['Use a pair of verbs.', {}],
      dont: ['Don’t use yes and no.', { labels: { approve: 'Yes', deny: 'No' } }],
    },
  ],
  rules: { do: [], dont: [] },
  writing: ['The two buttons answer the same question.'],
  accessibility: ['Buttons name their organization: “Approve Contoso Ads”.'],
  related: ['AdminScreen', 'MemberList'],
};
