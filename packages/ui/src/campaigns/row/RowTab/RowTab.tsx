import type { Stage, Trace } from '@leaf/emissions';
import { Button } from '@mantine/core';
import { type ReactNode, useMemo, useState } from 'react';
import { useConfirmed } from '../../../feedback/ConfirmDialog/useConfirmed.ts';
import { EmptyState } from '../../../feedback/EmptyState/EmptyState.tsx';
import { ErrorBanner } from '../../../feedback/ErrorBanner/ErrorBanner.tsx';
import { Quantity } from '../../../format/Quantity/Quantity.tsx';
import { useLabels } from '../../../labels/useLabels.ts';
import { DataTable } from '../../../layout/DataTable/DataTable.tsx';
import type { DataColumn } from '../../../layout/DataTable/tableRows.ts';
import { RowActions, RowButton } from '../../../layout/RowButton/RowButton.tsx';
import { useFocusAfterRemoval } from '../../../layout/RowButton/useFocusAfterRemoval.ts';
import { Section } from '../../../layout/Section/Section.tsx';
import type { RowFieldName } from '../fields.ts';
import { RowPanel } from '../RowPanel/RowPanel.tsx';
import { AddRowDialog, type AddRowForm } from './AddRowDialog.tsx';
import classes from './RowTab.module.css';
import { useAddRow } from './useAddRow.ts';

export const rowTabLabels = {
  addRow: 'Add Row',
  name: 'Name',
  empty: 'No rows yet.',
  view: 'View',
  delete: 'Delete',
  actions: 'Actions',
  total: 'Total Emissions',
  unit: 'kg CO2e',
  close: 'Close',
  deletePrompt: (name: string) => `Delete "${name}"?`,
};

/** The props that the host passes to the four row tabs. */
export type RowTabProps<Row, Payload> = {
  rows: readonly Row[];
  loading?: boolean;
  /** Why rows could not be loaded or deleted. */
  error?: string;
  /** What to do about the error, such as `ErrorStep`. */
  errorAction?: ReactNode;
  /** Why the last row could not be added; shown inside the form, which keeps its values. */
  addError?: string;
  /** A row is being added. */
  submitting?: boolean;
  /** The row being deleted. */
  deletingId?: number;
  /** The form closes once this resolves; it stays open if it rejects or resolves to false. */
  // biome-ignore lint/suspicious/noConfusingVoidType: a host that answers nothing means success
  onAdd: (payload: Payload) => Promise<boolean | void>;
  /** Called once the user has confirmed. */
  onDelete: (row: Row) => void;
};

type BaseRow = { id: number; name: string; total_emissions: number };

type RowTabFrameProps<Row extends BaseRow, Payload> = RowTabProps<Row, Payload> & {
  stage: Stage;
  title: string;
  description: string;
  hint: string;
  formTitle: string;
  /** Columns between name and total. */
  columns: readonly DataColumn<Row>[];
  fields: (row: Row) => readonly (readonly [RowFieldName, string | number | null | undefined])[];
  explain: (row: Row) => Trace | null;
  form: AddRowForm<Payload>;
  /** The form cannot be shown yet. */
  unready?: boolean;
};

/** What the row tabs share: table, form dialog, side panel, deletion. */
export function RowTab<Row extends BaseRow, Payload>({
  stage,
  title,
  description,
  hint,
  formTitle,
  columns,
  fields,
  explain,
  form,
  unready = false,
  rows,
  loading = false,
  error,
  errorAction,
  addError,
  submitting = false,
  deletingId,
  onAdd,
  onDelete,
}: RowTabFrameProps<Row, Payload>) {
  const text = useLabels('rowTab', rowTabLabels);
  const adding = useAddRow(onAdd, submitting);
  const addButton = useFocusAfterRemoval<HTMLButtonElement>(rows.length);
  const [viewed, setViewed] = useState<Row>();
  const [viewing, setViewing] = useState(false);

  const remove = useConfirmed(
    ({ name }: Row) => ({ title: text.deletePrompt(name), confirmLabel: text.delete }),
    onDelete,
  );

  const tableColumns = useMemo(
    (): DataColumn<Row>[] => [
      { id: 'name', header: text.name, value: (row) => row.name },
      ...columns,
      {
        id: 'total',
        header: text.total,
        numeric: true,
        width: 168,
        value: (row) => row.total_emissions,
        cell: (row) => <Quantity value={row.total_emissions} unit={text.unit} />,
      },
      {
        id: 'actions',
        header: text.actions,
        headerHidden: true,
        width: 156,
        cell: (row) => (
          <RowActions>
            <RowButton
              name={`${text.view} ${row.name}`}
              onClick={() => {
                setViewed(row);
                setViewing(true);
              }}
            >
              {text.view}
            </RowButton>
            <RowButton
              tone="danger"
              name={`${text.delete} ${row.name}`}
              row={row.id}
              onClick={() => remove(row)}
            >
              {text.delete}
            </RowButton>
          </RowActions>
        ),
      },
    ],
    [columns, text, remove],
  );

  return (
    <Section
      title={title}
      description={description}
      flush
      actions={
        <Button ref={addButton} onClick={adding.open} disabled={unready}>
          {text.addRow}
        </Button>
      }
    >
      {error && (
        <div className={classes.error}>
          <ErrorBanner message={error} action={errorAction} />
        </div>
      )}
      {(rows.length > 0 || !error) && (
        <DataTable
          name={title}
          columns={tableColumns}
          rows={rows}
          rowId={(row) => row.id}
          busyId={deletingId}
          loading={loading}
          empty={<EmptyState message={text.empty} hint={hint} />}
        />
      )}
      <AddRowDialog title={formTitle} closeLabel={text.close} adding={adding} error={addError} form={form} />
      {viewed && (
        <RowPanel
          stage={stage}
          opened={viewing}
          onClose={() => setViewing(false)}
          name={viewed.name}
          fields={fields(viewed)}
          total={viewed.total_emissions}
          trace={explain(viewed)}
        />
      )}
    </Section>
  );
}
