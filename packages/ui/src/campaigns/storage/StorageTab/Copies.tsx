import { Fragment } from 'react';
import { useFormat } from '../../../format/useFormat.ts';
import { useLabels } from '../../../labels/useLabels.ts';
import { rowFieldLabels } from '../../row/fields.ts';
import type { StorageRow } from '../StorageForm/storageRow.ts';
import classes from './Copies.module.css';

const kinds = [
  ['ssd_copies', 'ssd_emissions'],
  ['hdd_copies', 'hdd_emissions'],
  ['lto_copies', 'lto_emissions'],
  ['cloud_copies', 'cloud_emissions'],
] as const;

/** The copies of a row: four counts, each with the medium that the header names in the same order. */
export function Copies({ row }: { row: StorageRow }) {
  const format = useFormat();
  const names = useLabels('rowFields', rowFieldLabels);
  return (
    <span className={classes.copies}>
      {kinds.map(([count, medium], position) => (
        <Fragment key={count}>
          {position > 0 && <span className={classes.slash}> / </span>}
          <span
            className={classes.count}
            data-medium={names[medium]}
            data-none={row[count] === 0 || undefined}
          >
            {format.number(row[count])}
          </span>
        </Fragment>
      ))}
    </span>
  );
}
