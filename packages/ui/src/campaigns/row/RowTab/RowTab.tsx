import type { Stage, Trace } from '@leaf/emissions';
import { Button } from '@mantine/core';
import { useCallbackRef } from '@mantine/hooks';
import { type ReactNode, useState } from 'react';
import { useConfirmed } from '../../../feedback/ConfirmDialog/useConfirmed.ts';
import { EmptyState } from '../../../feedback/EmptyState/EmptyState.tsx';
import { ErrorBanner } from '../../../feedback/ErrorBanner/ErrorBanner.tsx';
import { noValue } from '../../../format/format.ts';
import { useLabels } from '../../../labels/useLabels.ts';
import { DataTable } from '../../../layout/DataTable/DataTable.tsx';
import type { RowId } from '../../../layout/DataTable/selection.ts';
import type { DataColumn } from '../../../layout/DataTable/tableRows.ts';
import { useFocusAfterRemoval } from '../../../layout/RowButton/useFocusAfterRemoval.ts';
import { Section } from '../../../layout/Section/Section.tsx';
import type { StageRow } from '../../../types.ts';
import { RowPanel } from '../RowPanel/RowPanel.tsx';
import { traceOf } from '../traceOf.ts';
import type { RowWords } from '../words.ts';
import { AddRowDialog, type AddRowForm } from './AddRowDialog.tsx';
import type { ChangeChoices } from './ChangeRowsDialog.tsx';
import { EditRowDialog } from './EditRowDialog.tsx';
import classes from './RowTab.module.css';
import { rowTabLabels } from './rowTabLabels.ts';
import { type ManyRows, SelectionTools } from './SelectionTools.tsx';
import { useAddRow } from './useAddRow.ts';
import { type SaveRow, useEditRow } from './useEditRow.ts';
import { useRowColumns } from './useRowColumns.tsx';

/** The props that the host passes to the four row tabs. */
export type RowTabProps<Row, Payload> = ManyRows<Row> & {
  /** The rows of the stage. */
  rows: readonly Row[];
  loading?: boolean;
  /** The rows could not be loaded, and the page says so: without them the tab does not look empty. */
  unknown?: boolean;
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
  /** The form closes once this resolves; it stays open if it rejects or resolves to false. Without it there is no form. */
  // biome-ignore lint/suspicious/noConfusingVoidType: a host that returns nothing means success
  onAdd?: (payload: Payload) => Promise<boolean | void>;
  /** Called once the user has confirmed. Without it there is no button. */
  onDelete?: (row: Row) => void;
  /** Saves an edited row; the form closes like that of a new one, and shows both versions on a conflict. */
  onEdit?: SaveRow<Row, Payload>;
  /** Why the last change could not be saved; shown inside the form. */
  editError?: string;
  /** Offers to duplicate a row. */
  onDuplicate?: (row: Row) => void;
  /** Further actions beside "Add Row". */
  actions?: ReactNode;
  /** News about rows, such as an `UndoNotice`; shown above the table. */
  notice?: ReactNode;
  /** Content below the table, such as `RecentlyDeleted`. */
  footer?: ReactNode;
  /** Called when unsaved input appears or disappears. */
  onUnsaved?: (unsaved: boolean) => void;
};

const none: ReadonlySet<RowId> = new Set();

const nothing = () => undefined;

type RowTabFrameProps<S extends Stage, Payload> = RowTabProps<StageRow[S], Payload> & {
  stage: S;
  text: { title: string; description: string; hint: string; formTitle: string };
  /** Columns between name and total. */
  columns: readonly DataColumn<StageRow[S]>[];
  /** Further details of a row, in small type below its name. */
  note?: (row: StageRow[S], words: RowWords) => string;
  calculate: (row: StageRow[S]) => { trace: Trace };
  form: AddRowForm<Payload, StageRow[S]>;
  /** Where a value of a row comes from; shown in its panel. */
  source?: (row: StageRow[S]) => ReactNode;
  /** The choices when several rows are changed. */
  choices?: ChangeChoices;
  /** The form cannot be shown yet. */
  unready?: boolean;
};

/** The parts that all row tabs share: table, form dialog, side panel, deletion. */
export function RowTab<S extends Stage, Payload>({
  stage,
  text: words,
  columns,
  note,
  calculate,
  form,
  source,
  unready = false,
  rows,
  loading = false,
  unknown = false,
  error,
  errorAction,
  addError,
  submitting = false,
  deletingId,
  onAdd,
  onDelete,
  onEdit,
  editError,
  onDuplicate,
  onDeleteMany,
  onDuplicateMany,
  onSetMany,
  choices,
  actions,
  notice,
  footer,
  onUnsaved,
}: RowTabFrameProps<S, Payload>) {
  type Row = StageRow[S];
  const text = useLabels('rowTab', rowTabLabels);
  const adding = useAddRow(onAdd ?? nothing, submitting);
  const addButton = useFocusAfterRemoval<HTMLButtonElement>(rows.length);
  const [viewed, setViewed] = useState<Row>();
  const [viewing, setViewing] = useState(false);
  // The panel shows what was saved elsewhere meanwhile. A row that is gone stays readable.
  const current = viewed && rows.find(({ id }) => id === viewed.id);
  if (current && current !== viewed) setViewed(current);
  const editing = useEditRow(onEdit);
  const [selected, setSelected] = useState<ReadonlySet<RowId>>(none);
  const selectable = Boolean(onDeleteMany || onDuplicateMany || (onSetMany && choices));
  const duplicate = useCallbackRef(onDuplicate);
  const view = (row: Row) => {
    setViewed(row);
    setViewing(true);
  };
  const remove = useConfirmed(
    ({ name }: Row) => ({ title: text.deletePrompt(name), confirmLabel: text.delete }),
    onDelete ?? nothing,
  );
  const lost = rows.length === 0 && (unknown || Boolean(error));
  const largest = rows.reduce((most, row) => Math.max(most, row.total_emissions), 0);
  const tableColumns = useRowColumns({
    stage,
    largest,
    text,
    columns,
    note,
    onView: view,
    onRemove: onDelete && remove,
    onEdit: onEdit && !unready ? editing.open : undefined,
    onDuplicate: onDuplicate && duplicate,
  });

  return (
    <Section
      title={words.title}
      description={words.description}
      flush
      actions={
        <>
          {actions}
          {onAdd && (
            <Button ref={addButton} onClick={adding.open} disabled={unready}>
              {text.addRow}
            </Button>
          )}
        </>
      }
    >
      {lost && error && (
        <div className={classes.error}>
          <ErrorBanner message={error} action={errorAction} />
        </div>
      )}
      {lost && <EmptyState picture="strips" message={noValue} />}
      {!lost && (
        <DataTable
          name={words.title}
          columns={tableColumns}
          rows={rows}
          rowId={(row) => row.id}
          busyId={deletingId}
          loading={loading}
          error={error}
          errorAction={errorAction}
          selection={selectable ? { selected, onChange: setSelected, nameOf: (row) => row.name } : undefined}
          tools={
            (selectable || notice) && (
              <>
                {selectable && (
                  <SelectionTools
                    stage={stage}
                    rows={selected.size > 0 ? rows.filter((row) => selected.has(row.id)) : []}
                    onClear={() => setSelected(none)}
                    onSelect={(more) =>
                      setSelected((before) => new Set([...before, ...more.map(({ id }) => id)]))
                    }
                    {...{ choices, calculate, onDeleteMany, onDuplicateMany, onSetMany }}
                  />
                )}
                {notice}
              </>
            )
          }
          empty={
            <>
              {notice && <div className={classes.notice}>{notice}</div>}
              <EmptyState picture="strips" message={text.empty} hint={onAdd && words.hint} />
            </>
          }
        />
      )}
      {footer}
      <AddRowDialog title={words.formTitle} error={addError} {...{ adding, form, onUnsaved }} />
      <EditRowDialog error={editError} {...{ editing, form, onUnsaved }} />
      {viewed && (
        <RowPanel
          stage={stage}
          opened={viewing}
          onClose={() => setViewing(false)}
          row={viewed}
          trace={traceOf(() => calculate(viewed))}
          largest={largest}
          source={source?.(viewed)}
          onEdit={onEdit && !unready ? editing.open : undefined}
          {...{ onDuplicate, onDelete: onDelete && remove }}
        />
      )}
    </Section>
  );
}
