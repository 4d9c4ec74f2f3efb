import { createContext } from 'react';

/** The row a request is under way for. Apart from the columns: it changes a button or two, not every row. */
export const BusyRow = createContext<string | number | undefined>(undefined);
