import type { Stage } from '@leaf/emissions';
import { useLabels } from '../../../labels/useLabels.ts';
import { TableFigure } from '../../../layout/DataTable/TableFigure.tsx';
import type { DataColumn } from '../../../layout/DataTable/tableRows.ts';
import { RowActions, RowButton } from '../../../layout/RowButton/RowButton.tsx';
import { RowName } from '../../../layout/RowButton/RowName.tsx';
import { sumOf } from '../../../sumOf.ts';
import type { StageRow } from '../../../types.ts';
import { type RowWords, rowWords } from '../words.ts';
import { RowMenu } from './RowMenu.tsx';
import { RowShare } from './RowShare.tsx';
import type { rowTabLabels } from './rowTabLabels.ts';

type RowColumnsOptions<S extends Stage, Row = StageRow[S]> = {
  stage: S;
  /** kg CO2e of the largest row. */
  largest: number;
  text: typeof rowTabLabels;
  /** Columns between name and total. */
  columns: readonly DataColumn<Row>[];
  /** Further details of a row, below its name. */
  note?: (row: Row, words: RowWords) => string;
  /** Must stay the same function between renders, like the others. */
  onView: (row: Row) => void;
  onRemove?: (row: Row) => void;
  onEdit?: (row: Row) => void;
  onDuplicate?: (row: Row) => void;
};

/** Every column of a row tab: name, the stage's own, total, actions. */
export function useRowColumns<S extends Stage>({
  stage,
  largest,
  text,
  columns,
  note,
  onView,
  onRemove,
  onEdit,
  onDuplicate,
}: RowColumnsOptions<S>): DataColumn<StageRow[S]>[] {
  const words = useLabels('rowWords', rowWords);
  const noteOf = note && ((row: StageRow[S]) => note(row, words));
  return [
    {
      id: 'name',
      header: text.name,
      value: (row) => row.name,
      note: noteOf,
      cell: (row) => <RowName name={row.name} note={noteOf?.(row)} onClick={() => onView(row)} />,
    },
    ...columns,
    {
      id: 'total',
      header: text.total,
      unit: text.unit,
      numeric: true,
      width: 152,
      value: (row) => row.total_emissions,
      cell: (row) => (
        <TableFigure value={row.total_emissions} unit={text.unit}>
          <RowShare stage={stage} row={row} largest={largest} />
        </TableFigure>
      ),
      sum: (shown) => <TableFigure value={sumOf(shown, (row) => row.total_emissions)} unit={text.unit} />,
    },
    {
      id: 'actions',
      header: text.actions,
      headerHidden: true,
      width: onEdit || onDuplicate ? 188 : onRemove ? 156 : 88,
      cell: (row) => (
        <RowActions>
          <RowButton name={`${text.view} ${row.name}`} onClick={() => onView(row)}>
            {text.view}
          </RowButton>
          {onRemove && (
            <RowButton
              tone="danger"
              name={`${text.delete} ${row.name}`}
              row={row.id}
              onClick={() => onRemove(row)}
            >
              {text.delete}
            </RowButton>
          )}
          {(onEdit || onDuplicate) && (
            <RowMenu
              name={text.more(row.name)}
              items={[
                ...(onEdit ? [{ label: text.edit, onClick: () => onEdit(row) }] : []),
                ...(onDuplicate ? [{ label: text.duplicate, onClick: () => onDuplicate(row) }] : []),
              ]}
            />
          )}
        </RowActions>
      ),
    },
  ];
}
