import { CampaignForm, type CampaignFormProps } from '@leaf/ui';
import type { ComponentAdvice } from '../../../../../.storybook/docs/advice.ts';

/** How a host renders it. */
export function Usage(props: CampaignFormProps) {
  return <CampaignForm {...props} />;
}

export const advice: ComponentAdvice<typeof CampaignForm> = {
  status: 'stable',
  aliases: ['new campaign', 'create'],
  use: ['Users create a campaign, or edit its name and description on a page of your own.'],
  avoid: [{ when: 'A button in a header opens the form', instead: 'EditCampaign' }],
  pairs: [
    {
      do: ['Say why it failed.', { error: 'A campaign of this name exists.' }],
      dont: ['Don’t report a failure without its reason.', { error: 'Could not create.' }],
    },
  ],
  rules: {
    do: ['Send the payload as it is: an empty description is already null.'],
    dont: ['Don’t hide the version, even if there is only one.'],
  },
  writing: ['The button names what it creates: “Create campaign”.'],
  accessibility: ['After a failed submit the first invalid field has the focus, with its message below it.'],
  related: ['CampaignListScreen', 'CampaignList'],
};
