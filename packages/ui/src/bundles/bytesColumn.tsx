import { useFormat } from '../format/useFormat.ts';
import { TableFigure } from '../layout/DataTable/TableFigure.tsx';
import type { DataColumn } from '../layout/DataTable/tableRows.ts';
import { sumOf } from '../sumOf.ts';

type BytesColumn<Row> = Pick<DataColumn<Row>, 'id' | 'header' | 'width'> & {
  bytes: (row: Row) => number;
  /** Kilobytes, in words. */
  unit: string;
  /** Stands before the figure, such as a sign that it may be more. */
  before?: (row: Row) => string;
  /** Whether the sum of all rows stands below them. */
  summed?: boolean;
};

function Kilobytes({ bytes, unit, before = '' }: { bytes: number; unit: string; before?: string }) {
  const format = useFormat();
  return <TableFigure value={bytes / 1000} text={before + format.kilobytes(bytes)} unit={unit} />;
}

/** A column of sizes in kilobytes. */
export const bytesColumn = <Row,>({
  bytes,
  unit,
  before,
  summed = false,
  ...column
}: BytesColumn<Row>): DataColumn<Row> => ({
  ...column,
  unit,
  numeric: true,
  value: bytes,
  cell: (row) => <Kilobytes bytes={bytes(row)} unit={unit} before={before?.(row)} />,
  ...(summed && {
    sum: (rows) => <Kilobytes bytes={sumOf(rows, bytes)} unit={unit} />,
  }),
});
