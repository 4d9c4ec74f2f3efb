import { CampaignForm, type CampaignFormProps } from '@leaf/ui';
import type { ComponentAdvice } from '../../../../../.storybook/docs/advice.ts';

/** How a host renders it. */
export function Usage(props: CampaignFormProps) {
  return <CampaignForm {...props} />;
}

export const advice: ComponentAdvice<typeof CampaignForm> = {
  status: 'stable',
  aliases: ['new campaign', 'create'],
  use: ['A campaign is created, or its name is changed.'],
  avoid: [{ when: 'The change is one button in a head', instead: 'EditCampaign' }],
  pairs: [
    {
      do: ['Say why it failed.', { error: 'A campaign of this name exists.' }],
      dont: ['Don’t say that it failed without a reason.', { error: 'Could not create.' }],
    },
  ],
  rules: {
    do: ['Send an empty description as null: it already leaves that way.'],
    dont: ['Don’t hide the version because there is only one.'],
  },
  writing: ['The button names the thing: “Create campaign”.'],
  accessibility: ['A failed submit puts the focus on the first field at fault, with its sentence below it.'],
  related: ['CampaignListScreen', 'CampaignList'],
};
