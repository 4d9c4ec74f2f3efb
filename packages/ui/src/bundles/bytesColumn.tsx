import { useFormat } from '../format/useFormat.ts';
import { TableFigure } from '../layout/DataTable/TableFigure.tsx';
import type { DataColumn } from '../layout/DataTable/tableRows.ts';

type BytesColumn<Row> = Pick<DataColumn<Row>, 'id' | 'header' | 'width'> & {
  bytes: (row: Row) => number;
  /** Kilobytes, in words. */
  unit: string;
  /** Whether the sum of all rows stands below them. */
  summed?: boolean;
};

function Kilobytes({ bytes, unit }: { bytes: number; unit: string }) {
  const format = useFormat();
  return <TableFigure value={bytes / 1000} text={format.kilobytes(bytes)} unit={unit} />;
}

/** A column of sizes in kilobytes. */
export const bytesColumn = <Row,>({
  bytes,
  unit,
  summed = false,
  ...column
}: BytesColumn<Row>): DataColumn<Row> => ({
  ...column,
  unit,
  numeric: true,
  value: bytes,
  cell: (row) => <Kilobytes bytes={bytes(row)} unit={unit} />,
  ...(summed && {
    sum: (rows) => <Kilobytes bytes={rows.reduce((sum, row) => sum + bytes(row), 0)} unit={unit} />,
  }),
});
