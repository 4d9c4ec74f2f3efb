import { storageEmissions } from '@leaf/emissions';
import { exampleRows } from '@leaf/emissions/examples';
import { type StorageRow, StorageTab } from '@leaf/ui';
import { useState } from 'react';

const start: StorageRow[] = exampleRows.storage.map((row, index) => ({
  id: index + 1,
  name: row.name,
  ...storageEmissions(row),
}));

/** The same table in every host of this folder: rows in memory, figures of the model. */
export function Storage() {
  const [rows, setRows] = useState(start);
  return (
    <StorageTab
      rows={rows}
      onAdd={async (form) => {
        const row = { id: Date.now(), name: form.name, ...storageEmissions(form) };
        setRows((all) => [...all, row]);
      }}
      onDelete={({ id }) => setRows((all) => all.filter((row) => row.id !== id))}
    />
  );
}
