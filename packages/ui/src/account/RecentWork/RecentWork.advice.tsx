import { RecentWork, type RecentWorkProps } from '@leaf/ui';
import type { ComponentAdvice } from '../../../../../.storybook/docs/advice.ts';

/** How a host renders it. */
export function Usage({ campaigns, images, onRetryCampaigns, onRetryImages }: RecentWorkProps) {
  return (
    <RecentWork
      campaigns={campaigns}
      images={images}
      onRetryCampaigns={onRetryCampaigns}
      onRetryImages={onRetryImages}
    />
  );
}

export const advice: ComponentAdvice<typeof RecentWork> = {
  status: 'beta',
  aliases: ['history', 'recent', 'dashboard'],
  use: ['A start page leads back to the latest work.'],
  avoid: [{ when: 'Users look for any campaign', instead: 'CampaignList' }],
  pairs: [
    {
      do: ['Name what the list contains.', {}],
      dont: ['Don’t call it a dashboard.', { labels: { campaigns: 'My dashboard' } }],
    },
  ],
  rules: {
    do: ['Show at most three of each, newest first.'],
    dont: ['Don’t pass zero for an unknown figure: omit it, and a dash is shown.'],
  },
  writing: ['“Latest”, then a plural.'],
  accessibility: ['The names are links; the strip of the newest campaign is read as one sentence.'],
  related: ['UtilityScreen', 'FootprintStrip'],
};
