import { CampaignListScreen, type CampaignListScreenProps } from '@leaf/ui';
import type { ComponentAdvice } from '../../../../../.storybook/docs/advice.ts';

/** How a host renders it. */
export function Usage({ campaigns, onCreate, onDelete, documentationHref }: CampaignListScreenProps) {
  return (
    <CampaignListScreen
      campaigns={campaigns}
      onCreate={onCreate}
      onDelete={onDelete}
      documentationHref={documentationHref}
    />
  );
}

export const advice: ComponentAdvice<typeof CampaignListScreen> = {
  status: 'stable',
  aliases: ['campaigns', 'home of a tool'],
  use: ['The campaign tool needs a start page.'],
  avoid: [{ when: 'One campaign is open', instead: 'CampaignDetailScreen' }],
  pairs: [
    {
      do: ['Say what could not be loaded.', { error: 'The campaigns could not be loaded.' }],
      dont: ['Don’t show an empty list if loading failed.', { campaigns: [] }],
    },
  ],
  rules: {
    do: ['Keep the form’s values if creating fails.'],
    dont: ['Don’t open a new campaign automatically.'],
  },
  writing: ['Headings are plural nouns.'],
  accessibility: ['The list scrolls within 60% of the viewport and is reachable by keyboard.'],
  related: ['CampaignForm', 'CampaignList', 'BenchmarksScreen'],
};
