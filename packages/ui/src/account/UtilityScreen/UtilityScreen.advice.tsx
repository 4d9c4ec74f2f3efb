import { UtilityScreen, type UtilityScreenProps } from '@leaf/ui';
import type { ComponentAdvice } from '../../../../../.storybook/docs/advice.ts';

/** How a host renders it. */
export function Usage({
  user,
  campaignsHref,
  imagesHref,
  organizationHref,
  adminHref,
  wait,
}: UtilityScreenProps) {
  return (
    <UtilityScreen
      user={user}
      campaignsHref={campaignsHref}
      imagesHref={imagesHref}
      organizationHref={organizationHref}
      adminHref={adminHref}
      wait={wait}
    />
  );
}

export const advice: ComponentAdvice<typeof UtilityScreen> = {
  status: 'stable',
  aliases: ['home', 'start', 'launcher'],
  use: ['A signed-in user chooses a tool.'],
  avoid: [{ when: 'You need links to the tools on every page', instead: 'AppFrame' }],
  pairs: [
    {
      do: ['Name the tools by what they do.', {}],
      dont: ['Don’t use code names.', { labels: { campaigns: 'OpenGHG' } }],
    },
  ],
  rules: {
    do: [
      'Show admin links only to users who have the role.',
      'Say what the tools wait for while they are not open to the user.',
    ],
    dont: ['Don’t add a third tile for a setting.'],
  },
  writing: ['A noun for each tool, and one sentence on what it does.'],
  accessibility: [
    'Each tile is one link, named by its title.',
    'Its one h1 receives the focus after navigation.',
  ],
  related: ['CampaignListScreen', 'ImageListScreen', 'OrganizationScreen'],
};
