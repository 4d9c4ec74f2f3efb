import type { ReactNode } from 'react';
import { RowDialog } from './RowDialog.tsx';
import type { useAddRow } from './useAddRow.ts';

/** Draws the form of a row. */
export type AddRowForm<Payload> = (state: {
  onSubmit: (payload: Payload) => void;
  onSubmitAnother: (payload: Payload) => Promise<boolean>;
  added: number;
  onCancel: () => void;
  submitting: boolean;
  error?: string;
}) => ReactNode;

type AddRowDialogProps<Payload> = {
  title: string;
  adding: ReturnType<typeof useAddRow<Payload>>;
  /** Why the last row could not be added. */
  error?: string;
  form: AddRowForm<Payload>;
};

/** The form for a new row. */
export function AddRowDialog<Payload>({ title, adding, error, form }: AddRowDialogProps<Payload>) {
  return (
    <RowDialog opened={adding.opened} title={title} onClose={adding.close}>
      {form({
        onSubmit: adding.submit,
        onSubmitAnother: adding.submitAnother,
        added: adding.added,
        onCancel: adding.close,
        submitting: adding.busy,
        error: adding.tried ? error : undefined,
      })}
    </RowDialog>
  );
}
