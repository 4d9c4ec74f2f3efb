export type RowId = string | number;

export type TableSelection<Row> = {
  /** Ids of the selected rows. */
  selected: ReadonlySet<RowId>;
  onChange: (selected: ReadonlySet<RowId>) => void;
  /** The name of a row; its checkbox is named `Select {name}`. */
  nameOf: (row: Row) => string;
};

/** A selection with some more or fewer. */
export function withIds<Id>(selected: ReadonlySet<Id>, ids: Iterable<Id>, checked: boolean): ReadonlySet<Id> {
  const next = new Set(selected);
  for (const id of ids) {
    if (checked) next.add(id);
    else next.delete(id);
  }
  return next;
}

/** The ids from one row to another, inclusive, in display order; only the second if the first is not shown. */
export function rangeOf(ids: readonly RowId[], from: RowId | undefined, to: RowId): readonly RowId[] {
  const start = from === undefined ? -1 : ids.indexOf(from);
  const end = ids.indexOf(to);
  if (start < 0) return [to];
  return ids.slice(Math.min(start, end), Math.max(start, end) + 1);
}

/** Whether all, some or none of the visible rows are selected. */
export function extentOf(ids: readonly RowId[], selected: ReadonlySet<RowId>): 'all' | 'some' | 'none' {
  if (selected.size === 0 || ids.length === 0) return 'none';
  const count = ids.filter((id) => selected.has(id)).length;
  if (count === 0) return 'none';
  return count === ids.length ? 'all' : 'some';
}
