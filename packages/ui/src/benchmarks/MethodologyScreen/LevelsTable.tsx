import { stageLabels } from '../../labels/stageLabels.ts';
import { useLabels } from '../../labels/useLabels.ts';
import { DataTable } from '../../layout/DataTable/DataTable.tsx';
import type { DataColumn } from '../../layout/DataTable/tableRows.ts';

export const levelsTableLabels = {
  name: 'Levels',
  stage: 'Stage',
  level: 'Level',
  takes: 'What it takes',
  selection: stageLabels.selection,
  delivery: stageLabels.delivery,
  consumption: stageLabels.consumption,
  selection_0: 'Programmatic: 3000 ads.txt lines, whatever the site.',
  selection_1: 'Programmatic: the lines of the site’s ads.txt. End-to-end and direct buys have no levels.',
  delivery_0: 'The placement: a default payload for display and video.',
  delivery_1: 'The payload of the whole creative; overhead is added.',
  delivery_2: 'The payload and how much of the video is played; overhead is added.',
  delivery_3: 'The payload as measured; nothing is added.',
  consumption_0: 'The placement: display counts 3 seconds, video 30.',
  consumption_1: 'The view time in seconds.',
};

const rows = [
  { key: 'selection_0', stage: 'selection', level: 0 },
  { key: 'selection_1', stage: 'selection', level: 1 },
  { key: 'delivery_0', stage: 'delivery', level: 0 },
  { key: 'delivery_1', stage: 'delivery', level: 1 },
  { key: 'delivery_2', stage: 'delivery', level: 2 },
  { key: 'delivery_3', stage: 'delivery', level: 3 },
  { key: 'consumption_0', stage: 'consumption', level: 0 },
  { key: 'consumption_1', stage: 'consumption', level: 1 },
] as const;

type LevelRow = (typeof rows)[number];

/** Explains the levels of each stage. */
export function LevelsTable() {
  const text = useLabels('levelsTable', levelsTableLabels);
  const columns: DataColumn<LevelRow>[] = [
    { id: 'stage', header: text.stage, value: (row) => text[row.stage], sortable: false },
    { id: 'level', header: text.level, numeric: true, value: (row) => row.level, sortable: false, width: 80 },
    { id: 'takes', header: text.takes, value: (row) => text[row.key], sortable: false },
  ];
  return <DataTable name={text.name} columns={columns} rows={rows} rowId={(row) => row.key} empty={null} />;
}
