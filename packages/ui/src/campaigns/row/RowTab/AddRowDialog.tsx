import type { ReactNode } from 'react';
import type { RowFormOf } from '../RowForm/RowForm.tsx';
import { RowDialog } from './RowDialog.tsx';
import type { useAddRow } from './useAddRow.ts';

/** Renders the form of a row. */
export type AddRowForm<Payload, Row = never> = (
  state: Omit<RowFormOf<Payload, unknown, Row>, 'labels'>,
) => ReactNode;

type AddRowDialogProps<Payload, Row> = {
  title: string;
  adding: ReturnType<typeof useAddRow<Payload>>;
  /** Why the last row could not be added. */
  error?: string;
  form: AddRowForm<Payload, Row>;
  onUnsaved?: (unsaved: boolean) => void;
};

/** The form for a new row. */
export function AddRowDialog<Payload, Row>({
  title,
  adding,
  error,
  form,
  onUnsaved,
}: AddRowDialogProps<Payload, Row>) {
  return (
    <RowDialog
      opened={adding.opened}
      title={title}
      onClose={adding.close}
      isSaving={adding.isSaving}
      onUnsaved={onUnsaved}
    >
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
