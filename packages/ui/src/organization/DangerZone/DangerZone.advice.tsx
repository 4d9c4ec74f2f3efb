import { DangerZone, type DangerZoneProps } from '@leaf/ui';
import type { ComponentAdvice } from '../../../../../.storybook/docs/advice.ts';

/** How a host renders it. */
export function Usage({ organizationName, onDelete }: DangerZoneProps) {
  return <DangerZone organizationName={organizationName} onDelete={onDelete} />;
}

export const advice: ComponentAdvice<typeof DangerZone> = {
  status: 'stable',
  aliases: ['delete account', 'destroy'],
  use: ['An admin can delete the organization permanently.'],
  avoid: [{ when: 'The deletion can be undone', instead: 'UndoNotice' }],
  pairs: [
    {
      do: ['Name what is deleted.', { organizationName: 'Northwind Media' }],
      dont: ['Don’t soften the action.', { labels: { submit: 'Continue' } }],
    },
  ],
  rules: { do: [], dont: [] },
  writing: ['List everything that will be deleted with it.'],
  accessibility: [
    'The name has to be typed, and a confirmation follows.',
    'Danger is stated in words, not only shown in red.',
  ],
  related: ['OrganizationScreen', 'ConfirmDialog'],
};
