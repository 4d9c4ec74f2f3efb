import { createContext } from 'react';

/** The row with a pending request. Kept apart from the columns: it changes a button or two, not every row. */
export const BusyRow = createContext<string | number | undefined>(undefined);
