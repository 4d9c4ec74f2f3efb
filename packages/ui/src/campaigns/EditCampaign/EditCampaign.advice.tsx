import { EditCampaign, type EditCampaignProps } from '@leaf/ui';
import type { ComponentAdvice } from '../../../../../.storybook/docs/advice.ts';

/** How a host renders it. */
export function Usage({ campaign, onSave }: EditCampaignProps) {
  return <EditCampaign campaign={campaign} onSave={onSave} />;
}

export const advice: ComponentAdvice<typeof EditCampaign> = {
  status: 'beta',
  aliases: ['rename', 'change'],
  use: ['A campaign that is open gets another name.'],
  avoid: [{ when: 'A campaign is created', instead: 'CampaignForm' }],
  pairs: [
    {
      do: ['One verb is enough.', {}],
      dont: ['Don’t repeat the page.', { labels: { edit: 'Edit this campaign’s name and description' } }],
    },
  ],
  rules: {
    do: ['Answer with the campaign as it is now if somebody else saved it meanwhile.'],
    dont: ['Don’t change the version: its rows are calculated by it.'],
  },
  writing: ['“Edit” on the button, the thing in the title of the dialog.'],
  accessibility: ['A failed submit puts the focus on the first field at fault, with its sentence below it.'],
  related: ['CampaignForm', 'ConflictDialog'],
};
