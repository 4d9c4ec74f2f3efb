import { type StorageRow, StorageTab } from '@leaf/ui';
import { useState } from 'react';

/** The storage tab as a host uses it: the row is marked while its deletion is pending. */
export function LeafTable({ initial }: { initial: readonly StorageRow[] }) {
  const [rows, setRows] = useState(initial);
  const [deletingId, setDeletingId] = useState<number>();
  const remove = async (row: StorageRow) => {
    setDeletingId(row.id);
    await Promise.resolve();
    setRows((all) => all.filter(({ id }) => id !== row.id));
    setDeletingId(undefined);
  };
  return <StorageTab rows={rows} deletingId={deletingId} onAdd={async () => true} onDelete={remove} />;
}
