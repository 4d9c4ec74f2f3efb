import { UndoNotice, type UndoNoticeProps } from '@leaf/ui';
import type { ComponentAdvice } from '../../../../../.storybook/docs/advice.ts';

/** How a host renders it. */
export function Usage({ onClose }: UndoNoticeProps) {
  return <UndoNotice onClose={onClose} />;
}

export const advice: ComponentAdvice<typeof UndoNotice> = {
  status: 'beta',
  aliases: ['restore', 'deleted', 'toast'],
  use: ['Something was deleted and can come back.'],
  avoid: [{ when: 'It cannot come back', instead: 'ConfirmDialog' }],
  pairs: [
    {
      do: ['Name what was deleted.', { message: 'Row “Masters” deleted.' }],
      dont: ['Don’t hurry.', { message: 'Deleted. You have 5 seconds.' }],
    },
  ],
  rules: {
    do: [
      'Give it a place of its own, near what was deleted, and mount it before there is news.',
      'After an undo, say that it is back, without a button.',
    ],
    dont: ['Don’t let it float over the page or go by itself: an undo needs no haste.'],
  },
  writing: ['Name, participle, and the verb “Undo”.'],
  accessibility: [
    'A status region: read politely when its words come.',
    'Undo and Dismiss are buttons in the order of the page; the undo is named with what it undoes.',
  ],
  related: ['LeafNotifications', 'ConfirmDialog'],
};
