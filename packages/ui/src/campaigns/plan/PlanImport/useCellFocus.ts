import { type KeyboardEvent, useEffect, useRef, useState } from 'react';

type Place = { row: number; column: number };

type Options = {
  rows: number;
  columns: number;
  /** Rows that Page Down moves by. */
  page: number;
  /** Brings a row into view, so that its cells exist. */
  show: (row: number) => void;
};

const clamp = (value: number, most: number) => Math.max(0, Math.min(most, value));

/** Moves the focus between the cells of a grid with the arrow keys; only one cell is in the tab order. */
export function useCellFocus({ rows, columns, page, show }: Options) {
  const [place, setPlace] = useState<Place>({ row: 0, column: 0 });
  const cell = useRef<HTMLElement>(null);
  const moved = useRef(false);
  const row = clamp(place.row, rows - 1);
  const column = clamp(place.column, columns - 1);

  useEffect(() => {
    // The row may not be rendered until it has been scrolled to.
    if (!moved.current || !cell.current) return;
    moved.current = false;
    cell.current.focus();
  });

  const go = (next: Place) => {
    const to = { row: clamp(next.row, rows - 1), column: clamp(next.column, columns - 1) };
    moved.current = true;
    show(to.row);
    setPlace(to);
  };

  const steps: Record<string, (event: KeyboardEvent) => Place> = {
    ArrowUp: () => ({ row: row - 1, column }),
    ArrowDown: () => ({ row: row + 1, column }),
    ArrowLeft: () => ({ row, column: column - 1 }),
    ArrowRight: () => ({ row, column: column + 1 }),
    PageUp: () => ({ row: row - page, column }),
    PageDown: () => ({ row: row + page, column }),
    Home: ({ ctrlKey }) => ({ row: ctrlKey ? 0 : row, column: 0 }),
    End: ({ ctrlKey }) => ({ row: ctrlKey ? rows - 1 : row, column: columns - 1 }),
  };

  return {
    row,
    column,
    /** Focuses the cell at the same place once its row may have gone. */
    stay: () => {
      moved.current = true;
    },
    onKeyDown: (event: KeyboardEvent) => {
      const step = steps[event.key];
      // In a field the same keys move the caret.
      if (!step || event.target instanceof HTMLInputElement) return;
      event.preventDefault();
      go(step(event));
    },
    cell: (ofRow: number, ofColumn: number) => {
      const current = ofRow === row && ofColumn === column;
      return {
        tabIndex: current ? 0 : -1,
        cellRef: current ? cell : undefined,
        onFocus: () => setPlace({ row: ofRow, column: ofColumn }),
      };
    },
  };
}
