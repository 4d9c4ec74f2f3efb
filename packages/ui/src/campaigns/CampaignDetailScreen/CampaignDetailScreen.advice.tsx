import { CampaignDetailScreen, type CampaignDetailScreenProps } from '@leaf/ui';
import type { ComponentAdvice } from '../../../../../.storybook/docs/advice.ts';

/** How a host renders it. */
export function Usage({ tab, tabHrefs }: CampaignDetailScreenProps) {
  return <CampaignDetailScreen tab={tab} tabHrefs={tabHrefs} />;
}

export const advice: ComponentAdvice<typeof CampaignDetailScreen> = {
  status: 'stable',
  aliases: ['campaign page', 'tabs'],
  use: ['The pages of one campaign share a header.'],
  avoid: [{ when: 'Campaigns are listed', instead: 'CampaignListScreen' }],
  pairs: [
    {
      do: ['Keep the header if loading failed.', { error: 'The campaign could not be loaded.' }],
      dont: [
        'Don’t show an identifier instead of a name.',
        { campaign: { name: 'cmp_8f2a', version: 'GMSF v1.2', description: null } },
      ],
    },
  ],
  rules: { do: ['Give every tab its own address.'], dont: ['Don’t load all stages for one tab.'] },
  writing: ['The title is the campaign’s name, exactly as typed.'],
  accessibility: ['The tabs are links in a named navigation; the current one has `aria-current`.'],
  related: ['OverviewPanel', 'StorageTab'],
};
