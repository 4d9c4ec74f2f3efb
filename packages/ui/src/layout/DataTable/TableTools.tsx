import { TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './DataTable.module.css';
import { DensitySwitch } from './DensitySwitch.tsx';

type TableToolsProps = {
  /** How many rows there are, in words. */
  entries?: string;
  /** The accessible name of the filter; without it there is none. */
  filterName?: string;
  placeholder: string;
  query: string;
  onQuery: (query: string) => void;
  /** The number of rows that match the filter. */
  count: string;
  /** The height of the rows is the user's choice. */
  adjustable: boolean;
  children?: ReactNode;
};

/** The line above a table: filter and number of rows, the host's own tools, row height. */
export function TableTools({
  entries,
  filterName,
  placeholder,
  query,
  onQuery,
  count,
  adjustable,
  children,
}: TableToolsProps) {
  'use no memo';
  return (
    <div className={classes.tools}>
      <div>
        {filterName && (
          <>
            <TextInput
              type="search"
              enterKeyHint="search"
              aria-label={filterName}
              placeholder={placeholder}
              leftSection={<IconSearch size={16} stroke={1.75} aria-hidden />}
              value={query}
              onChange={(event) => onQuery(event.currentTarget.value)}
              className={classes.filter}
            />
            <span role="status" className={classes.count}>
              {count}
            </span>
          </>
        )}
        {!count && <bdi className={classes.count}>{entries}</bdi>}
      </div>
      <div>{children}</div>
      {adjustable && <DensitySwitch />}
    </div>
  );
}
