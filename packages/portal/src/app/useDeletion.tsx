import { UndoNotice } from '@leaf/ui';
import { useState } from 'react';
import { shownError } from './text.ts';
import { useAction } from './useAction.ts';
import { useWords } from './useWords.ts';

type Deletable = { id: number; name: string };

type DeletionOptions<Item> = {
  remove: (item: Item) => Promise<unknown>;
  /** Brings it back within a day, with its id. */
  restore: (item: Item) => Promise<unknown>;
  /** Loads what the deletion changed. */
  refresh: () => Promise<unknown>;
};

/**
 * Deletes one thing at a time, and offers to undo it in a notice that the page places near it. Several deletions are
 * undone one after the other, the last one first.
 */
export function useDeletion<Item extends Deletable>({ remove, restore, refresh }: DeletionOptions<Item>) {
  const words = useWords();
  const [deleted, setDeleted] = useState<readonly Item[]>([]);
  const [restored, setRestored] = useState<Item>();
  const removal = useAction({
    mutationFn: remove,
    onSuccess: (_, item) => {
      setRestored(undefined);
      setDeleted((before) => [...before, item]);
    },
    onSettled: refresh,
  });
  const restoration = useAction({
    mutationFn: restore,
    onSuccess: (_, item) => {
      setRestored(item);
      setDeleted((before) => before.filter((other) => other.id !== item.id));
    },
    onSettled: refresh,
  });
  const last = deleted.at(-1);
  const back = restored && words.notices.restored(restored.name);
  return {
    removal,
    deletingId: removal.isPending ? removal.variables.id : undefined,
    notice: (
      <UndoNotice
        message={last ? words.notices.deleted(last.name) : back}
        onUndo={last && (() => void restoration.run(last))}
        submitting={restoration.isPending}
        error={last && shownError(restoration.error, words.errors)}
        onClose={() => {
          setDeleted([]);
          setRestored(undefined);
          restoration.reset();
        }}
      />
    ),
  };
}
