import { useContext, useEffect } from 'react';
import { type Confirm, ConfirmContext } from './confirmContext.ts';
import { loadConfirmDialog } from './loadConfirmDialog.ts';

/** `if (await confirm({ title: 'Delete "Spring"?', confirmLabel: 'Delete' })) …` */
export function useConfirm(): Confirm {
  useEffect(() => {
    // Preloads only: if this fails, the confirmation itself loads it again.
    loadConfirmDialog().catch(() => undefined);
  }, []);
  return useContext(ConfirmContext);
}
