import { CampaignList, type CampaignListProps } from '@leaf/ui';
import type { ComponentAdvice } from '../../../../../.storybook/docs/advice.ts';

/** How a host renders it. */
export function Usage(props: CampaignListProps) {
  return <CampaignList {...props} />;
}

export const advice: ComponentAdvice<typeof CampaignList> = {
  status: 'stable',
  aliases: ['table', 'overview'],
  use: ['Users look for one of the organization’s campaigns.'],
  avoid: [{ when: 'Only the latest ones matter', instead: 'RecentWork' }],
  pairs: [
    {
      do: ['Name the column after its figure.', {}],
      dont: ['Don’t use judgemental headers.', { labels: { total: 'Damage' } }],
    },
  ],
  rules: {
    do: ['Give each campaign its own address.'],
    dont: ['Don’t bypass the confirmation: it names the campaign.'],
  },
  writing: ['The unit is in the header, the plain figure in the cell.'],
  accessibility: [
    'The names of Open and Delete include the campaign.',
    'Above a hundred rows only the visible ones are rendered, with `aria-rowcount`.',
  ],
  related: ['CampaignListScreen', 'DataTable'],
};
