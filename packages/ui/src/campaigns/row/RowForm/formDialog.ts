import { createContext } from 'react';

/** What a dialog and the form in it tell each other. */
export type FormDialog = {
  /** The dialog opens with the name field, and the other fields render right after it. */
  later: boolean;
  /** Called when the form begins or ends to hold something that would be lost. */
  onUnsaved: (unsaved: boolean) => void;
};

export const FormDialogContext = createContext<FormDialog>({ later: false, onUnsaved: () => undefined });
