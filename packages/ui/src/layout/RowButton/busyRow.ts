import { createContext } from 'react';

/** The row with a pending request. Separate from the columns: it changes a button or two, not every row. */
export const BusyRow = createContext<string | number | undefined>(undefined);
