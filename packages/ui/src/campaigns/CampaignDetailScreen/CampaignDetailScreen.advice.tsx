import { CampaignDetailScreen, type CampaignDetailScreenProps } from '@leaf/ui';
import type { ComponentAdvice } from '../../../../../.storybook/docs/advice.ts';

/** How a host renders it. */
export function Usage({ tab, tabHrefs }: CampaignDetailScreenProps) {
  return <CampaignDetailScreen tab={tab} tabHrefs={tabHrefs} />;
}

export const advice: ComponentAdvice<typeof CampaignDetailScreen> = {
  status: 'stable',
  aliases: ['campaign page', 'tabs'],
  use: ['The pages of one campaign share a head.'],
  avoid: [{ when: 'Campaigns are listed', instead: 'CampaignListScreen' }],
  pairs: [
    {
      do: ['Keep the head when loading failed.', { error: 'The campaign could not be loaded.' }],
      dont: [
        'Don’t show an identifier instead of a name.',
        { campaign: { name: 'cmp_8f2a', version: 'GMSF v1.2', description: null } },
      ],
    },
  ],
  rules: { do: ['Give every tab an address of its own.'], dont: ['Don’t load all stages for one tab.'] },
  writing: ['The title is the name as people typed it.'],
  accessibility: ['Tabs are links in a named navigation; the current one says so with aria-current.'],
  related: ['OverviewPanel', 'StorageTab'],
};
