import type { Stage } from '@leaf/emissions';
import type { Format } from '../../../format/format.ts';
import { useFormat } from '../../../format/useFormat.ts';
import { useLabels } from '../../../labels/useLabels.ts';
import { wordOf } from '../../../labels/wordOf.ts';
import { AlignedNumber } from '../../../layout/DataTable/AlignedNumber.tsx';
import type { DataColumn } from '../../../layout/DataTable/tableRows.ts';
import type { Places } from '../../../places/places.ts';
import { usePlaces } from '../../../places/usePlaces.ts';
import { sumOf } from '../../../sumOf.ts';
import { levelOf, type RowWords, rowWords } from '../words.ts';
import classes from './RowTab.module.css';

/** The helpers for building the columns of a stage. */
export type ColumnTools = {
  format: Format;
  words: RowWords;
  nameOf: Places['nameOf'];
  /** The largest number of decimals of any payload. */
  decimals: number;
};

/** The columns between a row's name and its total. They stay the same while rows are added and removed. */
export function useStageColumns<Row, Words>(
  make: (text: Words, tools: ColumnTools) => DataColumn<Row>[],
  text: Words,
  decimals = 0,
): DataColumn<Row>[] {
  const format = useFormat();
  const words = useLabels('rowWords', rowWords);
  const { nameOf } = usePlaces();
  return make(text, { format, words, nameOf, decimals });
}

export const impressionsColumn = <Row extends { impressions: number }>(
  header: string,
  { format }: ColumnTools,
): DataColumn<Row> => ({
  id: 'impressions',
  header,
  numeric: true,
  value: (row) => row.impressions,
  cell: (row) => format.number(row.impressions),
  sum: (rows) => format.number(sumOf(rows, (row) => row.impressions)),
});

export const countryColumn = <Row extends { country: string }>(
  header: string,
  { nameOf }: ColumnTools,
): DataColumn<Row> => ({ id: 'country', header, value: (row) => nameOf(row.country) });

/** @param has whether the method knows levels for the row; if not, the cell is an en dash */
export const levelColumn = <Row extends { level: number }>(
  header: string,
  { format, words }: ColumnTools,
  stage: Stage,
  has: (row: Row) => boolean = () => true,
): DataColumn<Row> => {
  const level = (row: Row) => (has(row) ? levelOf(words, stage, row.level) : undefined);
  return {
    id: 'level',
    header,
    value: level,
    cell: (row) => <span className={classes.level}>{level(row) ?? format.exact(null)}</span>,
  };
};

/** A column for a field with a fixed set of values, shown by their labels. */
export const wordColumn = <Row,>(
  id: string,
  header: string,
  { words }: ColumnTools,
  value: (row: Row) => string,
): DataColumn<Row> => ({ id, header, value: (row) => wordOf(words, value(row)) });

export const payloadColumn = <Row extends { payload: number | null }>(
  header: string,
  { decimals }: ColumnTools,
): DataColumn<Row> => ({
  id: 'payload',
  header,
  numeric: true,
  value: (row) => row.payload,
  cell: (row) => <AlignedNumber value={row.payload} decimals={decimals} />,
});
