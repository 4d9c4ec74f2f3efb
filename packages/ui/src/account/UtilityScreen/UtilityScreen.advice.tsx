import { UtilityScreen, type UtilityScreenProps } from '@leaf/ui';
import type { ComponentAdvice } from '../../../../../.storybook/docs/advice.ts';

/** How a host renders it. */
export function Usage({ user, campaignsHref, imagesHref, organizationHref, adminHref }: UtilityScreenProps) {
  return (
    <UtilityScreen
      user={user}
      campaignsHref={campaignsHref}
      imagesHref={imagesHref}
      organizationHref={organizationHref}
      adminHref={adminHref}
    />
  );
}

export const advice: ComponentAdvice<typeof UtilityScreen> = {
  status: 'stable',
  aliases: ['home', 'start', 'launcher'],
  use: ['A person has signed in and chooses a tool.'],
  avoid: [{ when: 'The frame already leads to the tools', instead: 'AppFrame' }],
  pairs: [
    {
      do: ['Name the tools by what they do.', {}],
      dont: ['Don’t use code names.', { labels: { campaigns: 'OpenGHG' } }],
    },
  ],
  rules: {
    do: ['Show admin buttons only to whom they belong.'],
    dont: ['Don’t add a third tile for a setting.'],
  },
  writing: ['A noun for the tool, a sentence for what it does.'],
  accessibility: [
    'Each tile is one link with its title as the name.',
    'One h1, which takes the focus after a change of page.',
  ],
  related: ['CampaignListScreen', 'ImageListScreen', 'OrganizationScreen'],
};
