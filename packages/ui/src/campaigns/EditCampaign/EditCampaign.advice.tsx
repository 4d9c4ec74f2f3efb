import { EditCampaign, type EditCampaignProps } from '@leaf/ui';
import type { ComponentAdvice } from '../../../../../.storybook/docs/advice.ts';

/** How a host renders it. */
export function Usage({ campaign, onSave }: EditCampaignProps) {
  return <EditCampaign campaign={campaign} onSave={onSave} />;
}

export const advice: ComponentAdvice<typeof EditCampaign> = {
  status: 'beta',
  aliases: ['rename', 'change'],
  use: ['Users rename or describe the campaign they have open.'],
  avoid: [{ when: 'A campaign is created', instead: 'CampaignForm' }],
  pairs: [
    {
      do: ['One verb is enough.', {}],
      dont: ['Don’t repeat the context.', { labels: { edit: 'Edit this campaign’s name and description' } }],
    },
  ],
  rules: {
    do: ['On a conflict, resolve `onSave` to the campaign that somebody else saved.'],
    dont: ['Don’t change the version: the campaign’s rows are calculated with it.'],
  },
  writing: ['“Edit” on the button; the dialog’s title names the campaign.'],
  accessibility: ['After a failed submit the first invalid field has the focus, with its message below it.'],
  related: ['CampaignForm', 'ConflictDialog'],
};
