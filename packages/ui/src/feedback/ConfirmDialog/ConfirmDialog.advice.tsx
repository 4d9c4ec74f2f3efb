import { ConfirmDialog, type ConfirmDialogProps } from '@leaf/ui';
import type { ComponentAdvice } from '../../../../../.storybook/docs/advice.ts';

/** How a host renders it. */
export function Usage({ opened, title, onConfirm, onCancel }: ConfirmDialogProps) {
  return <ConfirmDialog opened={opened} title={title} onConfirm={onConfirm} onCancel={onCancel} />;
}

export const advice: ComponentAdvice<typeof ConfirmDialog> = {
  status: 'stable',
  aliases: ['modal', 'are you sure', 'delete prompt'],
  use: ['An action deletes something or takes it away, even if it can be restored for a while.'],
  avoid: [{ when: 'The action is done, and can be undone', instead: 'UndoNotice' }],
  pairs: [
    {
      do: ['Name the object and the action.', { title: 'Delete “Spring launch”?', confirmLabel: 'Delete' }],
      dont: ['Don’t ask “Are you sure?”.', { title: 'Are you sure?', confirmLabel: 'Yes' }],
    },
  ],
  rules: {
    do: [
      'Ask with the name of what will be lost: Delete “Spring launch”?',
      'Label the button with the action.',
    ],
    dont: [
      'Don’t ask before a change that takes nothing away.',
      'Don’t put the initial focus on the destructive button.',
    ],
  },
  writing: ['The title is the question; the button repeats its verb.'],
  accessibility: ['The question names the dialog.', 'Escape cancels, and the focus returns to where it was.'],
  related: ['UndoNotice', 'CampaignList', 'MemberList', 'ImageList'],
};
