import { storageEmissions } from '@leaf/emissions';
import { exampleRows } from '@leaf/emissions/examples';
import type { StoragePayload, StorageRow } from '@leaf/ui';

const campaigns = [
  { id: 1, name: 'Spring launch', description: null, version: 'gmsf1.2', total_emissions: 1287.43 },
];
let rows: StorageRow[] = exampleRows.storage.map((row, index) => ({
  id: index + 1,
  name: row.name,
  ...storageEmissions(row),
}));

/** Your API: loaders and callbacks call it. */
export const api = {
  campaigns: async () => campaigns,
  rows: async () => rows,
  add: async ({ name, ...form }: StoragePayload) => {
    if (rows.some((row) => row.name === name)) throw new Error(`There is a row named “${name}” already.`);
    rows = [...rows, { id: rows.length + 1, name, ...storageEmissions(form) }];
  },
  remove: async (id: number) => {
    rows = rows.filter((row) => row.id !== id);
  },
};
