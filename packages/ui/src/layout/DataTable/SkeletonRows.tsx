import { Skeleton, VisuallyHidden } from '@mantine/core';
import type { DataColumn } from './tableRows.ts';

const lines = ['64%', '46%', '56%'];

type SkeletonRowsProps = {
  columns: readonly Pick<DataColumn<never>, 'id' | 'header' | 'headerHidden' | 'numeric' | 'waiting'>[];
  /** There is a column of checkboxes before the others. */
  selectable: boolean;
  words: string;
};

/** Rows that are still loading, in the shape of those that come: a bar where a cell has its text. */
export function SkeletonRows({ columns, selectable, words }: SkeletonRowsProps) {
  return lines.map((width, line) => (
    <tr key={width}>
      {selectable && <td />}
      {columns.map(({ id, header, headerHidden, numeric, waiting }, position) => (
        <td
          key={id}
          data-label={position === 0 || headerHidden ? undefined : header}
          data-column={id}
          data-numeric={numeric || undefined}
        >
          {line === 0 && position === 0 && <VisuallyHidden role="status">{words}</VisuallyHidden>}
          {waiting ?? (
            <Skeleton
              component="span"
              display={numeric ? 'inline-block' : 'block'}
              height={12}
              width={numeric || headerHidden ? 56 : width}
              ms={headerHidden ? 'auto' : undefined}
              me={position === 0 ? 'auto' : undefined}
            />
          )}
        </td>
      ))}
    </tr>
  ));
}
