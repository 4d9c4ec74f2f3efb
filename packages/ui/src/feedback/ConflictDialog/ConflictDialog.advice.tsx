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
  use: ['Two people changed the same thing.'],
  avoid: [{ when: 'A user leaves an unsaved form', instead: 'ConfirmDialog' }],
  pairs: [
    {
      do: ['Show both versions.', {}],
      dont: ['Don’t call it an error.', { labels: { title: 'Save error' } }],
    },
  ],
  rules: {
    do: [
      'Show only the fields that both changed, with the labels of the form.',
      'Save what only one of them changed with either version.',
    ],
    dont: ['Don’t overwrite somebody else’s change before the user has seen both versions.'],
  },
  writing: ['Tell “your version” from the one saved in the meantime.'],
  accessibility: [
    'Keep editing has the focus: neither Enter nor Escape loses anything.',
    'Both versions are in a table with a row header for each field.',
  ],
  related: ['ConfirmDialog'],
};
