import { ConflictDialog, type ConflictDialogProps } from '@leaf/ui';
import type { ComponentAdvice } from '../../../../../.storybook/docs/advice.ts';

/** How a host renders it. */
export function Usage({ opened, fields, onKeepEditing, onTakeTheirs, onSaveMine }: ConflictDialogProps) {
  return (
    <ConflictDialog
      opened={opened}
      fields={fields}
      onKeepEditing={onKeepEditing}
      onTakeTheirs={onTakeTheirs}
      onSaveMine={onSaveMine}
    />
  );
}

export const advice: ComponentAdvice<typeof ConflictDialog> = {
  status: 'beta',
  aliases: ['merge', 'edited by two', 'version'],
  use: ['Two people saved the same thing.'],
  avoid: [{ when: 'One person leaves a form', instead: 'ConfirmDialog' }],
  pairs: [
    {
      do: ['Show both versions.', {}],
      dont: ['Don’t call it an error.', { labels: { title: 'Save error' } }],
    },
  ],
  rules: {
    do: ['Show only the fields that differ, in the words of the form.'],
    dont: ['Don’t save over what somebody else saved before both versions were seen.'],
  },
  writing: ['“Yours” and what was “saved meanwhile”.'],
  accessibility: [
    'Keep editing has the focus: neither Enter nor Escape loses anything.',
    'Both versions are a table whose rows are named by their field.',
  ],
  related: ['ConfirmDialog'],
};
