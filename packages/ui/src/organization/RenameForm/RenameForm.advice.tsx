import { RenameForm, type RenameFormProps } from '@leaf/ui';
import type { ComponentAdvice } from '../../../../../.storybook/docs/advice.ts';

/** How a host renders it. */
export function Usage({ name, onRename }: RenameFormProps) {
  return <RenameForm name={name} onRename={onRename} />;
}

export const advice: ComponentAdvice<typeof RenameForm> = {
  status: 'stable',
  aliases: ['name', 'change'],
  use: ['An admin renames the organization.'],
  avoid: [{ when: 'A campaign is renamed', instead: 'EditCampaign' }],
  pairs: [
    {
      do: ['Confirm the change.', { success: 'Organization renamed.' }],
      dont: ['Don’t say “OK”.', { labels: { submit: 'OK' } }],
    },
  ],
  rules: { do: [], dont: [] },
  writing: ['The verb is “Rename”.'],
  accessibility: ['Success is announced politely, beside the field.'],
  related: ['OrganizationScreen', 'SuccessNote'],
};
