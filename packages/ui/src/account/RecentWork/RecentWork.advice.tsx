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
  use: ['The start page shows what was worked on last.'],
  avoid: [{ when: 'All of it has to be found', instead: 'CampaignList' }],
  pairs: [
    {
      do: ['Name what the list holds.', {}],
      dont: ['Don’t call it a dashboard.', { labels: { campaigns: 'My dashboard' } }],
    },
  ],
  rules: {
    do: ['Show three of each at most, the newest first.'],
    dont: ['Don’t show zero for a figure that is not known: leave it out, and it is a dash.'],
  },
  writing: ['“Latest” and the plural.'],
  accessibility: ['The names are links; the strip of the newest campaign is read as one sentence.'],
  related: ['UtilityScreen', 'FootprintStrip'],
};
