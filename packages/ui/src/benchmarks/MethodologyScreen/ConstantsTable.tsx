import { type Constant, type ConstantName, constants, type Stage, sources, stages } from '@leaf/emissions';
import { useFormat } from '../../format/useFormat.ts';
import { useModelWords } from '../../labels/modelWords.ts';
import { stageLabels } from '../../labels/stageLabels.ts';
import { useLabels } from '../../labels/useLabels.ts';
import { DataTable } from '../../layout/DataTable/DataTable.tsx';
import type { DataColumn } from '../../layout/DataTable/tableRows.ts';

export const constantsTableLabels = {
  constant: 'Constant',
  stage: 'Stage',
  value: 'Value',
  unit: 'Unit',
  source: 'Source',
  ...stageLabels,
};

type ConstantRow = Constant<ConstantName> & { stage: Stage };
const rows: ConstantRow[] = stages.flatMap((stage) =>
  constants[stage].map((constant) => ({ ...constant, stage })),
);

/** Every constant of the method with its unit and source; grid intensities have a table of their own. */
export function ConstantsTable({ name }: { name: string }) {
  const text = useLabels('constantsTable', constantsTableLabels);
  const format = useFormat();
  const { say } = useModelWords();
  const columns: DataColumn<ConstantRow>[] = [
    { id: 'constant', header: text.constant, value: (row) => say(`constant.${row.name}`, row.label) },
    { id: 'stage', header: text.stage, value: (row) => text[row.stage] },
    {
      id: 'value',
      header: text.value,
      numeric: true,
      value: (row) => row.value,
      cell: (row) => format.exact(row.value),
    },
    { id: 'unit', header: text.unit, value: (row) => say(`unit.${row.unit}`, row.unit) },
    { id: 'source', header: text.source, value: (row) => sources[row.source].publisher },
  ];
  return (
    <DataTable
      name={name}
      columns={columns}
      rows={rows}
      rowId={(row) => `${row.stage}.${row.name}`}
      maxHeight={400}
      density="compact"
      empty={null}
    />
  );
}
