import classes from './ChartFigure.module.css';

export type ChartTableData = {
  columns: readonly { header: string; numeric?: boolean }[];
  rows: readonly { key: string; cells: readonly string[] }[];
  /** The sum of the rows, below them. */
  total?: readonly string[];
};

/** A chart's numbers as a table, named by the chart; the first column is the row header. */
export function ChartTable({ table, titleId }: { table: ChartTableData; titleId: string }) {
  const row = (cells: readonly string[]) =>
    table.columns.map(({ header, numeric }, index) => {
      const Cell = index === 0 ? 'th' : 'td';
      return (
        <Cell key={header} scope={index === 0 ? 'row' : undefined} data-numeric={numeric || undefined}>
          {cells[index]}
        </Cell>
      );
    });
  return (
    <table className={classes.table} aria-labelledby={titleId}>
      <thead>
        <tr>
          {table.columns.map(({ header, numeric }) => (
            <th key={header} scope="col" data-numeric={numeric || undefined}>
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {table.rows.map(({ key, cells }) => (
          <tr key={key}>{row(cells)}</tr>
        ))}
      </tbody>
      {table.total && (
        <tfoot>
          <tr>{row(table.total)}</tr>
        </tfoot>
      )}
    </table>
  );
}
