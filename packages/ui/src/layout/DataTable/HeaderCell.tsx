import { UnstyledButton, VisuallyHidden } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconSelector } from '@tabler/icons-react';
import type { CSSProperties } from 'react';
import classes from './DataTable.module.css';
import { HeaderUnit } from './HeaderUnit.tsx';
import type { DataColumn, Sort } from './tableRows.ts';

type HeaderCellProps = {
  column: Pick<DataColumn<never>, 'id' | 'header' | 'headerHidden' | 'numeric' | 'unit' | 'width'>;
  sortable: boolean;
  sort: Sort | undefined;
  onSort: (column: string) => void;
};

const icons = { ascending: IconArrowUp, descending: IconArrowDown, none: IconSelector };

/** A column header, with a sort button if the column can be sorted. */
export function HeaderCell({ column, sortable, sort, onSort }: HeaderCellProps) {
  const { id, header, headerHidden, numeric, unit, width } = column;
  const direction = sort?.column === id ? (sort.descending ? 'descending' : 'ascending') : undefined;
  const Icon = icons[direction ?? 'none'];
  return (
    <th
      scope="col"
      aria-sort={direction}
      data-numeric={numeric || undefined}
      style={{ '--column-width': typeof width === 'number' ? `${width}px` : width } as CSSProperties}
    >
      {headerHidden ? (
        <VisuallyHidden>{header}</VisuallyHidden>
      ) : sortable ? (
        <UnstyledButton className={classes.sort} onClick={() => onSort(id)}>
          <span>{header}</span>
          <Icon size={14} stroke={1.75} aria-hidden className={classes.sortIcon} />
        </UnstyledButton>
      ) : (
        header
      )}
      {unit && <HeaderUnit unit={unit} />}
    </th>
  );
}
