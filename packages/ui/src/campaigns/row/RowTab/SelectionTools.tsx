import type { Stage, Trace } from '@leaf/emissions';
import { type ReactNode, Suspense, startTransition, useState } from 'react';
import { useConfirmed } from '../../../feedback/ConfirmDialog/useConfirmed.ts';
import { lazyPart } from '../../../feedback/PartBoundary/lazyPart.tsx';
import { useFormat } from '../../../format/useFormat.ts';
import { useLabels } from '../../../labels/useLabels.ts';
import { RowButton } from '../../../layout/RowButton/RowButton.tsx';
import type { ChangeChoices, ChangeRowsDialogProps } from './ChangeRowsDialog.tsx';
import type { RowsChange } from './changes.ts';
import { rowSelectionLabels } from './rowSelectionLabels.ts';
import classes from './SelectionTools.module.css';

/** Keeps the dialog out of the tab until somebody opens it. */
const ChangeRowsDialog = lazyPart(async () => (await import('./ChangeRowsDialog.tsx')).ChangeRowsDialog) as <
  Row extends object,
>(
  props: ChangeRowsDialogProps<Row>,
) => ReactNode;

/** Resolves to false if the rows are as they were; they are selected again. */
// biome-ignore lint/suspicious/noConfusingVoidType: a host that returns nothing means success
type Deed = Promise<unknown> | void;

/** Bulk actions of the host. Omitted ones are not offered; without any there are no checkboxes. */
export type ManyRows<Row> = {
  /** Called once the user has confirmed. */
  onDeleteMany?: (rows: readonly Row[]) => Deed;
  /** Adds a copy of each row. */
  onDuplicateMany?: (rows: readonly Row[]) => Deed;
  /**
   * Changes rows, all together: those that can take the change, in several groups if the region follows the
   * country in some of them only.
   */
  onSetMany?: (changes: readonly RowsChange<Row>[]) => Deed;
};

type SelectionToolsProps<Row> = ManyRows<Row> & {
  stage: Stage;
  rows: readonly Row[];
  onClear: () => void;
  /** Adds to the selection. */
  onSelect: (rows: readonly Row[]) => void;
  /** The values that can be set; without it, rows cannot be changed. */
  choices?: ChangeChoices;
  calculate: (row: Row) => { trace: Trace };
};

/** The actions for the selected rows, and their number. */
export function SelectionTools<Row extends object>({
  stage,
  rows,
  onClear,
  onSelect,
  choices,
  calculate,
  onDeleteMany,
  onDuplicateMany,
  onSetMany,
}: SelectionToolsProps<Row>) {
  const text = useLabels('rowSelection', rowSelectionLabels);
  const count = useFormat().number(rows.length);
  const one = rows.length === 1;
  /** Undefined until it was opened once. */
  const [changing, setChanging] = useState<boolean>();
  const act = async (selected: readonly Row[], deed: Deed) => {
    onClear();
    if ((await deed) === false) onSelect(selected);
  };
  const remove = useConfirmed(
    () => ({ title: text.deletePrompt(count, one), confirmLabel: text.delete }),
    (selected: readonly Row[]) => void act(selected, onDeleteMany?.(selected)),
  );
  return (
    <div className={classes.tools}>
      <span role="status" className={classes.count}>
        {rows.length > 0 && text.selected(count)}
      </span>
      {rows.length > 0 && (
        <>
          {onSetMany && choices && (
            <RowButton
              name={text.changeRows(count, one)}
              onClick={() => startTransition(() => setChanging(true))}
            >
              {text.change}
            </RowButton>
          )}
          {onDuplicateMany && (
            <RowButton
              name={text.duplicateRows(count, one)}
              onClick={() => void act(rows, onDuplicateMany(rows))}
            >
              {text.duplicate}
            </RowButton>
          )}
          {onDeleteMany && (
            <RowButton tone="danger" name={text.deleteRows(count, one)} onClick={() => remove(rows)}>
              {text.delete}
            </RowButton>
          )}
          <RowButton name={text.clear} onClick={onClear}>
            {text.clear}
          </RowButton>
        </>
      )}
      {onSetMany && choices && changing !== undefined && (
        <Suspense>
          <ChangeRowsDialog
            stage={stage}
            opened={changing}
            onClose={() => setChanging(false)}
            rows={rows}
            choices={choices}
            calculate={calculate}
            onApply={(changes) => {
              setChanging(false);
              const changed = changes.flatMap(({ rows: fit }) => fit);
              void act(changed, onSetMany(changes));
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
