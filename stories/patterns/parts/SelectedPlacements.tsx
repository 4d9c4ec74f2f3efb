import { type DataColumn, DataTable, RowButton, UndoNotice } from '@leaf/ui';
import { useState } from 'react';

type Placement = { id: number; name: string; country: string };

const first: Placement[] = [
  { id: 1, name: 'Pre-roll', country: 'Italy' },
  { id: 2, name: 'Banner', country: 'Germany' },
  { id: 3, name: 'Skyscraper', country: 'France' },
];

const columns: DataColumn<Placement>[] = [
  { id: 'name', header: 'Name', value: (row) => row.name },
  { id: 'country', header: 'Country', value: (row) => row.country },
];

const rowId = ({ id }: Placement) => id;
const nameOf = ({ name }: Placement) => name;

/** Deletes the chosen rows at once, says so where they were, and brings them back. */
export function SelectedPlacements() {
  const [rows, setRows] = useState(first);
  const [selected, setSelected] = useState<ReadonlySet<number | string>>(new Set());
  const [before, setBefore] = useState<Placement[]>();
  const chosen = rows.filter(({ id }) => selected.has(id));

  function remove() {
    setBefore(rows);
    setRows(rows.filter(({ id }) => !selected.has(id)));
    setSelected(new Set());
  }

  const gone = before && before.length - rows.length;
  return (
    <DataTable
      name="Placements to choose from"
      columns={columns}
      rows={rows}
      rowId={rowId}
      selection={{ selected, onChange: setSelected, nameOf }}
      tools={
        <>
          <UndoNotice
            message={gone ? `${gone} deleted.` : undefined}
            onUndo={() => {
              setRows(first);
              setBefore(undefined);
            }}
          />
          <span role="status">{chosen.length > 0 && `${chosen.length} selected`}</span>
          {chosen.length > 0 && (
            <RowButton tone="danger" name={`Delete ${chosen.length} placements`} onClick={remove}>
              Delete
            </RowButton>
          )}
        </>
      }
      empty="No placements yet."
    />
  );
}
