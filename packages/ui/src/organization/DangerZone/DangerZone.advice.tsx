import { DangerZone, type DangerZoneProps } from '@leaf/ui';
import type { ComponentAdvice } from '../../../../../.storybook/docs/advice.ts';

/** How a host renders it. */
export function Usage({ organizationName, onDelete }: DangerZoneProps) {
  return <DangerZone organizationName={organizationName} onDelete={onDelete} />;
}

export const advice: ComponentAdvice<typeof DangerZone> = {
  status: 'stable',
  aliases: ['delete account', 'destroy'],
  use: ['An organization can be deleted for good.'],
  avoid: [{ when: 'It can be undone', instead: 'UndoNotice' }],
  pairs: [
    {
      do: ['Name what is deleted.', { organizationName: 'Northwind Media' }],
      dont: ['Don’t soften it.', { labels: { submit: 'Continue' } }],
    },
  ],
  rules: { do: [], dont: [] },
  writing: ['Say everything that goes with it.'],
  accessibility: [
    'The name has to be typed, and a question follows.',
    'Danger is said in words, not only in red.',
  ],
  related: ['OrganizationScreen', 'ConfirmDialog'],
};
