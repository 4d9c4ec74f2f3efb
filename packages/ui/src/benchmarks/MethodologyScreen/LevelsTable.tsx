import { useLabels } from '../../labels/useLabels.ts';
import { DataTable } from '../../layout/DataTable/DataTable.tsx';
import type { DataColumn } from '../../layout/DataTable/tableRows.ts';
import { levelTexts, stageLevels } from '../stageTexts.ts';

export const levelsTableLabels = {
  name: 'Levels',
  stage: 'Stage',
  level: 'Level',
  takes: 'What it takes',
  ...levelTexts,
};

type LevelRow = (typeof stageLevels)[number];

/** Explains the levels of each stage. */
export function LevelsTable() {
  const text = useLabels('levelsTable', levelsTableLabels);
  const columns: DataColumn<LevelRow>[] = [
    { id: 'stage', header: text.stage, value: (row) => text[row.stage], sortable: false },
    { id: 'level', header: text.level, numeric: true, value: (row) => row.level, sortable: false, width: 80 },
    { id: 'takes', header: text.takes, value: (row) => text[row.key], sortable: false },
  ];
  return (
    <DataTable name={text.name} columns={columns} rows={stageLevels} rowId={(row) => row.key} empty={null} />
  );
}
