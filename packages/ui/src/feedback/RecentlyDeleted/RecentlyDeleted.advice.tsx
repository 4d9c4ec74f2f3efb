import { RecentlyDeleted, type RecentlyDeletedProps } from '@leaf/ui';
import type { ComponentAdvice } from '../../../../../.storybook/docs/advice.ts';

/** How a host renders it. */
export function Usage({ items, onRestore }: Pick<RecentlyDeletedProps, 'items' | 'onRestore'>) {
  return <RecentlyDeleted items={items} onRestore={onRestore} />;
}

export const advice: ComponentAdvice<typeof RecentlyDeleted> = {
  status: 'beta',
  aliases: ['trash', 'bin', 'restore', 'undelete'],
  use: ['What was deleted from a list is kept for a while and can come back.'],
  avoid: [{ when: 'It was deleted just now, on this page', instead: 'UndoNotice' }],
  pairs: [
    {
      do: ['List what can still be brought back.', {}],
      dont: ['Don’t leave out why the list is missing.', { items: [], error: '' }],
    },
  ],
  rules: {
    do: ['Place it below the list that things were deleted from.', 'Load the items when it is opened.'],
    dont: ['Don’t list what is no longer kept: a button that fails helps nobody.'],
  },
  writing: ['Things carry the names they had in their list.'],
  accessibility: [
    'The button says that it opens a dialog, and gets the focus back.',
    'What came back is read politely.',
    'Every button is named with the thing that it restores.',
  ],
  related: ['UndoNotice', 'ConfirmDialog'],
};
