import { UndoNotice, type UndoNoticeProps } from '@leaf/ui';
import type { ComponentAdvice } from '../../../../../.storybook/docs/advice.ts';

/** How a host renders it. */
export function Usage(props: UndoNoticeProps) {
  return <UndoNotice {...props} />;
}

export const advice: ComponentAdvice<typeof UndoNotice> = {
  status: 'beta',
  aliases: ['restore', 'deleted', 'toast'],
  use: ['Something was deleted or changed and can be restored.'],
  avoid: [{ when: 'It cannot be restored', instead: 'ConfirmDialog' }],
  pairs: [
    {
      do: ['Name what was deleted.', { message: 'Row “Masters” deleted.' }],
      dont: ['Don’t put users under time pressure.', { message: 'Deleted. You have 5 seconds.' }],
    },
  ],
  rules: {
    do: [
      'Give it its own place near the deleted content, and mount it before there is a message.',
      'After an undo, confirm it with a message that has no button.',
    ],
    dont: ['Don’t let it float over the page or disappear by itself: users decide when to undo.'],
  },
  writing: ['Name and participle, then the verb “Undo”.'],
  accessibility: [
    'A status region: its text is announced politely when it appears.',
    'Undo and Dismiss are buttons in tab order; the name of Undo includes what it undoes.',
  ],
  related: ['LeafNotifications', 'ConfirmDialog'],
};
