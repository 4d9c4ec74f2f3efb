import { PendingOrganizationList, type PendingOrganizationListProps } from '@leaf/ui';
import type { ComponentAdvice } from '../../../../../.storybook/docs/advice.ts';

/** How a host renders it. */
export function Usage({ organizations, onApprove, onDeny }: PendingOrganizationListProps) {
  return <PendingOrganizationList organizations={organizations} onApprove={onApprove} onDeny={onDeny} />;
}

export const advice: ComponentAdvice<typeof PendingOrganizationList> = {
  status: 'stable',
  aliases: ['queue', 'approvals'],
  use: ['A page of your own lists organizations that await a decision.'],
  avoid: [{ when: 'Members await a decision', instead: 'MemberList' }],
  pairs: [
    {
      do: ['Use a pair of opposite verbs.', {}],
      dont: ['Don’t use yes and no.', { labels: { approve: 'Yes', deny: 'No' } }],
    },
  ],
  rules: { do: [], dont: [] },
  writing: ['The two labels answer the same question.'],
  accessibility: ['Buttons include the name of their organization: “Approve Contoso Ads”.'],
  related: ['AdminScreen', 'MemberList'],
};
