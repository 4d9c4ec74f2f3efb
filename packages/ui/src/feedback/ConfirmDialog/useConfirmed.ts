import { useCallbackRef } from '@mantine/hooks';
import type { ConfirmRequest } from './confirmContext.ts';
import { useConfirm } from './useConfirm.ts';

/**
 * `act`, once the question about the item is answered with yes. It stays the same function, whatever functions a host
 * passes, so that the rows of a table whose buttons call it need not be drawn again.
 */
export function useConfirmed<Item>(question: (item: Item) => ConfirmRequest, act: (item: Item) => void) {
  const confirm = useConfirm();
  return useCallbackRef(async (item: Item) => {
    if (await confirm(question(item))) act(item);
  });
}
