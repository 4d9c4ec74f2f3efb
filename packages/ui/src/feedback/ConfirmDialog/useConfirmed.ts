import { useCallbackRef } from '@mantine/hooks';
import type { ConfirmRequest } from './confirmContext.ts';
import { useConfirm } from './useConfirm.ts';

/**
 * Calls `act` once the user has confirmed. The returned function is stable whatever the host passes, so that table rows
 * with a button for it do not re-render.
 */
export function useConfirmed<Item>(question: (item: Item) => ConfirmRequest, act: (item: Item) => void) {
  const confirm = useConfirm();
  return useCallbackRef(async (item: Item) => {
    if (await confirm(question(item))) act(item);
  });
}
