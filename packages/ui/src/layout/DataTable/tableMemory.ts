import { createContext } from 'react';
import type { Sort } from './tableRows.ts';

/** What a reader has made of a table. */
export type TableView = {
  /** The text of the filter. */
  query?: string;
  sort?: Sort;
  /** How far the rows are scrolled within their pane, in pixels. */
  scroll?: number;
};

/** Keeps the views of tables by the tables' names; a `Map` does. */
export type TableMemory = {
  get: (table: string) => TableView | undefined;
  set: (table: string, view: TableView) => void;
};

/**
 * Where the tables below keep their filter, order and scroll position, so that a list is found as it was left. The host
 * decides how long that is: one `TableMemory` for each entry of its history does it for "Back". Without it, tables
 * begin anew.
 */
export const TableMemoryContext = createContext<TableMemory>({ get: () => undefined, set: () => undefined });
