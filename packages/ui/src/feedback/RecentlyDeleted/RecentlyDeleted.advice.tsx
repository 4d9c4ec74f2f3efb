import { RecentlyDeleted, type RecentlyDeletedProps } from '@leaf/ui';
import type { ComponentAdvice } from '../../../../../.storybook/docs/advice.ts';

/** How a host renders it. */
export function Usage({ items, onRestore }: Pick<RecentlyDeletedProps, 'items' | 'onRestore'>) {
  return <RecentlyDeleted items={items} onRestore={onRestore} />;
}

export const advice: ComponentAdvice<typeof RecentlyDeleted> = {
  status: 'beta',
  aliases: ['trash', 'bin', 'restore', 'undelete'],
  use: ['Items deleted from a list are kept for a while and can be restored.'],
  avoid: [{ when: 'The item was deleted just now, on this page', instead: 'UndoNotice' }],
  pairs: [
    {
      do: ['List the items that can still be restored.', {}],
      dont: ['Don’t omit the reason for a missing list.', { items: [], error: '' }],
    },
  ],
  rules: {
    do: [
      'Place it below the list that the items were deleted from.',
      'Load the items when the list is opened.',
    ],
    dont: ['Don’t list items that can no longer be restored: the button would fail.'],
  },
  writing: ['Items keep the names they had in their list.'],
  accessibility: [
    'The button has `aria-haspopup`, and the dialog returns the focus to it.',
    'Restored items are announced politely.',
    'The name of every button includes the item that it restores.',
  ],
  related: ['UndoNotice', 'ConfirmDialog'],
};
