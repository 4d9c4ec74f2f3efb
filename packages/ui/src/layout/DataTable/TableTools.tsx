import { TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './DataTable.module.css';
import { DensitySwitch } from './DensitySwitch.tsx';

type TableToolsProps = {
  /** The accessible name of the filter; without it there is none. */
  filterName?: string;
  placeholder: string;
  query: string;
  onQuery: (query: string) => void;
  /** The number of rows that match the filter. */
  count: string;
  children?: ReactNode;
};

/** The line above a table: filter, the host's own tools, row height. */
export function TableTools({ filterName, placeholder, query, onQuery, count, children }: TableToolsProps) {
  return (
    <div className={classes.tools}>
      {filterName && (
        <>
          <TextInput
            type="search"
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
      {children}
      <DensitySwitch />
    </div>
  );
}
