import { useConnection } from '../connection/connectionContext.ts';
import { useUndo } from './useUndo.tsx';

type Deletable = { id: number; name: string };

type DeletionOptions<Item> = {
  remove: (item: Item) => Promise<unknown>;
  /** Restores it within a day, with its id. */
  restore: (item: Item) => Promise<unknown>;
  /** Loads what the deletion changed. */
  refresh: () => Promise<unknown>;
};

/** Deletes one thing at a time, and offers to undo it. */
export function useDeletion<Item extends Deletable>({ remove, restore, refresh }: DeletionOptions<Item>) {
  const { notices } = useConnection().words;
  const { action, notice } = useUndo({
    act: remove,
    undo: restore,
    said: ({ name }: Item) => ({ done: notices.deleted(name), undone: notices.restored(name) }),
    refresh,
  });
  return {
    removal: action,
    deletingId: action.isPending ? action.variables.id : undefined,
    notice,
  };
}
