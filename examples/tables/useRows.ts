import { useState } from 'react';

type Row = { id: number };

/** Rows kept in memory in the form that a table takes. Replace this with your own data layer. */
export function useRows<R extends Row, Form>(start: readonly R[], make: (id: number, form: Form) => R) {
  const [rows, setRows] = useState(start);
  return {
    rows,
    onAdd: async (form: Form) =>
      setRows((all) => [...all, make(1 + Math.max(0, ...all.map(({ id }) => id)), form)]),
    onDelete: ({ id }: Row) => setRows((all) => all.filter((row) => row.id !== id)),
  };
}
