import type { ReactNode } from 'react';
import { useConfirmed } from '../../feedback/ConfirmDialog/useConfirmed.ts';
import { useFormat } from '../../format/useFormat.ts';
import { RowButton } from '../RowButton/RowButton.tsx';
import classes from './SelectionBar.module.css';

/** Resolves to false if the rows are as they were; they are selected again. */
// biome-ignore lint/suspicious/noConfusingVoidType: a host that returns nothing means success
export type Deed = Promise<unknown> | void;

/** How a selection changes. */
export type Selecting<Row> = {
  onClear: () => void;
  /** Adds to the selection. */
  onSelect: (rows: readonly Row[]) => void;
};

/** Selects rows no longer once something is done with them, unless it fails. */
export async function actOn<Row>(
  rows: readonly Row[],
  deed: Deed,
  { onClear, onSelect }: Selecting<Row>,
): Promise<void> {
  onClear();
  if ((await deed) === false) onSelect(rows);
}

export type SelectionBarProps<Row> = Selecting<Row> & {
  /** Those that are selected. */
  rows: readonly Row[];
  /** `count` is a formatted number; `one` says whether it is a single row. */
  text: {
    selected: (count: string) => string;
    delete: string;
    clear: string;
    deleteRows: (count: string, one: boolean) => string;
    deletePrompt: (count: string, one: boolean) => string;
  };
  /** What else their deletion means; shown below the question. */
  deleteHint?: string;
  /** Called once the user has confirmed. Without it there is no button. */
  onDeleteMany?: (rows: readonly Row[]) => Deed;
  /** Other actions. */
  children?: ReactNode;
};

/** How many rows are selected, the actions for them, and the way to select none. */
export function SelectionBar<Row>({
  rows,
  text,
  deleteHint,
  onDeleteMany,
  children,
  ...selecting
}: SelectionBarProps<Row>) {
  const count = useFormat().number(rows.length);
  const one = rows.length === 1;
  const remove = useConfirmed(
    () => ({ title: text.deletePrompt(count, one), message: deleteHint, confirmLabel: text.delete }),
    (selected: readonly Row[]) => void actOn(selected, onDeleteMany?.(selected), selecting),
  );
  return (
    <div className={classes.tools}>
      <span role="status" className={classes.count}>
        {rows.length > 0 && text.selected(count)}
      </span>
      {rows.length > 0 && (
        <>
          {children}
          {onDeleteMany && (
            <RowButton tone="danger" name={text.deleteRows(count, one)} onClick={() => remove(rows)}>
              {text.delete}
            </RowButton>
          )}
          <RowButton name={text.clear} onClick={selecting.onClear}>
            {text.clear}
          </RowButton>
        </>
      )}
    </div>
  );
}
