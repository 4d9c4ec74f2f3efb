import { selectionEmissions } from '@leaf/emissions';
import { useLabels } from '../../../labels/useLabels.ts';
import type { DataColumn } from '../../../layout/DataTable/tableRows.ts';
import type { Geos } from '../../../types.ts';
import { RowTab, type RowTabProps } from '../../row/RowTab/RowTab.tsx';
import {
  type ColumnTools,
  impressionsColumn,
  levelColumn,
  useStageColumns,
  wordColumn,
} from '../../row/RowTab/stageColumns.tsx';
import { hasLevel } from '../../row/words.ts';
import { SelectionForm } from '../SelectionForm/SelectionForm.tsx';
import {
  regionOf,
  type SelectionPayload,
  type SelectionRow,
  selectionLevels,
  selectionLists,
} from '../SelectionForm/selectionRow.ts';

export const selectionTabLabels = {
  title: 'Selection',
  description: 'Servers and networks that choose the ad before it is shown.',
  hint: 'Add a row for each way the ads are bought, with its country and impressions.',
  formTitle: 'Add selection row',
  level: 'Level',
  geo: 'Geo (country/region)',
  impressions: 'Impressions',
  buy: 'Buy',
};

export type SelectionTabProps = RowTabProps<SelectionRow, SelectionPayload> & {
  /** Rows can be added once the places have loaded. */
  geos?: Geos;
  labels?: Partial<typeof selectionTabLabels>;
};

const selectionColumns = (
  text: typeof selectionTabLabels,
  tools: ColumnTools,
): DataColumn<SelectionRow>[] => [
  levelColumn(text.level, tools, 'selection', hasLevel),
  {
    id: 'geo',
    header: text.geo,
    value: (row) => `${tools.nameOf(row.country)} / ${tools.nameOf(row.region)}`,
  },
  impressionsColumn(text.impressions, tools),
  wordColumn('buy', text.buy, tools, (row) => row.buy_type),
];

/** The selection rows of a campaign. */
export function SelectionTab({ geos, labels, ...props }: SelectionTabProps) {
  const text = useLabels('selectionTab', selectionTabLabels, labels);
  return (
    <RowTab
      {...props}
      stage="selection"
      text={text}
      columns={useStageColumns(selectionColumns, text)}
      calculate={selectionEmissions}
      form={(state) => geos && <SelectionForm geos={geos} {...state} />}
      choices={
        geos && {
          countries: geos.countries,
          regions: geos.regions,
          regionOf,
          levels: selectionLevels,
          lists: selectionLists,
        }
      }
      unready={!geos}
    />
  );
}
