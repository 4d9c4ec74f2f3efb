import { createContext } from 'react';

export type ConfirmRequest = {
  /** The question; it names the dialog. */
  title: string;
  message?: string;
  /** The verb on the confirming button. */
  confirmLabel?: string;
  /** Makes the confirming button red. Default true. */
  danger?: boolean;
};

export type Confirm = (request: ConfirmRequest) => Promise<boolean>;

export const ConfirmContext = createContext<Confirm>(() =>
  Promise.reject(new Error('useConfirm needs a LeafProvider above it')),
);
