import { useLabels } from '../../../labels/useLabels.ts';
import type { AddRowForm } from './AddRowDialog.tsx';
import { RowDialog } from './RowDialog.tsx';
import { rowTabLabels } from './rowTabLabels.ts';
import type { useEditRow } from './useEditRow.ts';

type EditRowDialogProps<Row extends { name: string }, Payload> = {
  editing: ReturnType<typeof useEditRow<Row, Payload>>;
  /** Why the last change could not be saved. */
  error?: string;
  form: AddRowForm<Payload, Row>;
  onUnsaved?: (unsaved: boolean) => void;
};

/** The form with a saved row. */
export function EditRowDialog<Row extends { id: number; name: string }, Payload>({
  editing,
  error,
  form,
  onUnsaved,
}: EditRowDialogProps<Row, Payload>) {
  const text = useLabels('rowTab', rowTabLabels);
  const { row } = editing;
  if (!row) return null;
  return (
    <RowDialog
      opened={editing.opened}
      title={text.editTitle(row.name)}
      onClose={editing.close}
      isSaving={editing.isSaving}
      onUnsaved={onUnsaved}
    >
      {form({
        value: row,
        conflict: editing.conflict,
        onSubmit: editing.submit,
        onCancel: editing.close,
        submitting: editing.busy,
        error: editing.failed ? error : undefined,
      })}
    </RowDialog>
  );
}
