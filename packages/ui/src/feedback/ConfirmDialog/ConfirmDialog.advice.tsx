import { ConfirmDialog, type ConfirmDialogProps } from '@leaf/ui';
import type { ComponentAdvice } from '../../../../../.storybook/docs/advice.ts';

/** How a host renders it. */
export function Usage({ opened, title, onConfirm, onCancel }: ConfirmDialogProps) {
  return <ConfirmDialog opened={opened} title={title} onConfirm={onConfirm} onCancel={onCancel} />;
}

export const advice: ComponentAdvice<typeof ConfirmDialog> = {
  status: 'stable',
  aliases: ['modal', 'are you sure', 'delete prompt'],
  use: ['Something cannot be undone.'],
  avoid: [{ when: 'It can be undone', instead: 'UndoNotice' }],
  pairs: [
    {
      do: ['Name the thing and the act.', { title: 'Delete “Spring launch”?', confirmLabel: 'Delete' }],
      dont: ['Don’t ask whether somebody is sure.', { title: 'Are you sure?', confirmLabel: 'Yes' }],
    },
  ],
  rules: {
    do: ['Ask with the name of what is lost: Delete “Spring launch”?', 'Label the button with the deed.'],
    dont: [
      'Don’t ask before what can be undone.',
      'Don’t answer for the person with a preset focus on the deed.',
    ],
  },
  writing: ['The title is the question, the button repeats its verb.'],
  accessibility: ['The question names the dialog.', 'Esc refuses, and the focus goes back to where it was.'],
  related: ['CampaignList', 'MemberList', 'ImageList'],
};
