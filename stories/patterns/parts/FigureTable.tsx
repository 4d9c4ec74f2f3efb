import { type DataColumn, DataTable, FootprintStrip, TableFigure } from '@leaf/ui';

type Line = { id: number; name: string; electricity: number; embodied: number };

const lines: Line[] = [
  { id: 1, name: 'Spring launch', electricity: 210.4, embodied: 103.28 },
  { id: 2, name: 'Brand film', electricity: 51.06, embodied: 37.14 },
  { id: 3, name: 'Always-on search', electricity: 0.0004, embodied: 0 },
];

const totalOf = ({ electricity, embodied }: Line) => electricity + embodied;
const largest = Math.max(...lines.map(totalOf));
const unit = 'kg CO2e';

const columns: DataColumn<Line>[] = [
  { id: 'name', header: 'Campaign', value: (line) => line.name },
  {
    id: 'share',
    header: 'Parts',
    cell: (line) => (
      <FootprintStrip
        size="sm"
        share={totalOf(line) / largest}
        parts={[
          { stage: 'delivery', kind: 'electricity', value: line.electricity },
          { stage: 'delivery', kind: 'embodied', value: line.embodied },
        ]}
      />
    ),
  },
  {
    id: 'total',
    header: 'Total Emissions',
    numeric: true,
    unit,
    value: totalOf,
    cell: (line) => <TableFigure value={totalOf(line)} unit={unit} />,
    sum: (shown) => <TableFigure value={shown.reduce((sum, line) => sum + totalOf(line), 0)} unit={unit} />,
  },
];

const rowId = ({ id }: Line) => id;

/** The unit once, points under points, a strip for the eye, a sum for the hurried. */
export const FigureTable = () => (
  <DataTable
    name="Emissions of campaigns"
    columns={columns}
    rows={lines}
    rowId={rowId}
    empty="No campaigns yet."
  />
);
