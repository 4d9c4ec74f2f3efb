import { CampaignList, type CampaignListProps } from '@leaf/ui';
import type { ComponentAdvice } from '../../../../../.storybook/docs/advice.ts';

/** How a host renders it. */
export function Usage({ campaigns, onDelete }: CampaignListProps) {
  return <CampaignList campaigns={campaigns} onDelete={onDelete} />;
}

export const advice: ComponentAdvice<typeof CampaignList> = {
  status: 'stable',
  aliases: ['table', 'overview'],
  use: ['All campaigns of an organization are in one place.'],
  avoid: [{ when: 'Only the latest are of interest', instead: 'RecentWork' }],
  pairs: [
    {
      do: ['Name the column by its figure.', {}],
      dont: ['Don’t judge in a header.', { labels: { total: 'Damage' } }],
    },
  ],
  rules: {
    do: ['Give each campaign a real address to open.'],
    dont: ['Don’t delete without the question that names it.'],
  },
  writing: ['Unit in the header, the plain figure in the cell.'],
  accessibility: ['Open and Delete name their campaign.', 'Windowed above a hundred, with aria-rowcount.'],
  related: ['CampaignListScreen', 'DataTable'],
};
