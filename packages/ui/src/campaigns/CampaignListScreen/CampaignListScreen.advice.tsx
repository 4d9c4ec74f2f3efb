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
  use: ['The first page of the campaign tool.'],
  avoid: [{ when: 'One campaign is open', instead: 'CampaignDetailScreen' }],
  pairs: [
    {
      do: ['Say what could not be loaded.', { error: 'The campaigns could not be loaded.' }],
      dont: ['Don’t show that a list is empty when it failed.', { campaigns: [] }],
    },
  ],
  rules: {
    do: ['Keep what was typed when creating fails.'],
    dont: ['Don’t open a campaign by itself after creating it.'],
  },
  writing: ['Headings are nouns in the plural.'],
  accessibility: ['The list scrolls within 60 % of the height and can be reached by keyboard.'],
  related: ['CampaignForm', 'CampaignList', 'BenchmarksScreen'],
};
