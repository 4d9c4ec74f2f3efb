import { useContext } from 'react';
import { type Confirm, ConfirmContext } from './confirmContext.ts';

/** `if (await confirm({ title: 'Delete "Spring"?', confirmLabel: 'Delete' })) …` */
export function useConfirm(): Confirm {
  return useContext(ConfirmContext);
}
