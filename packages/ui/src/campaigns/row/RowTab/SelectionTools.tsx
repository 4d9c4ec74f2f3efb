import type { Stage, Trace } from '@leaf/emissions';
import { type ReactNode, Suspense, startTransition, useState } from 'react';
import { lazyPart } from '../../../feedback/PartBoundary/lazyPart.tsx';
import { useFormat } from '../../../format/useFormat.ts';
import { useLabels } from '../../../labels/useLabels.ts';
import { RowButton } from '../../../layout/RowButton/RowButton.tsx';
import {
  actOn,
  type Deed,
  SelectionBar,
  type SelectionBarProps,
} from '../../../layout/SelectionBar/SelectionBar.tsx';
import type { ChangeChoices, ChangeRowsDialogProps } from './ChangeRowsDialog.tsx';
import type { RowsChange } from './changes.ts';
import { rowSelectionLabels } from './rowSelectionLabels.ts';

/** Keeps the dialog out of the tab until somebody opens it. */
const ChangeRowsDialog = lazyPart(async () => (await import('./ChangeRowsDialog.tsx')).ChangeRowsDialog) as <
  Row extends object,
>(
  props: ChangeRowsDialogProps<Row>,
) => ReactNode;

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

type SelectionToolsProps<Row> = ManyRows<Row> &
  Pick<SelectionBarProps<Row>, 'rows' | 'onClear' | 'onSelect'> & {
    stage: Stage;
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
  const selecting = { onClear, onSelect };
  return (
    <>
      <SelectionBar rows={rows} text={text} onDeleteMany={onDeleteMany} {...selecting}>
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
            onClick={() => void actOn(rows, onDuplicateMany(rows), selecting)}
          >
            {text.duplicate}
          </RowButton>
        )}
      </SelectionBar>
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
              void actOn(changed, onSetMany(changes), selecting);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
