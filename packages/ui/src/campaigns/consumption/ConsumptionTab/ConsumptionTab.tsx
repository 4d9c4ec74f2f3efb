import { consumptionEmissions, consumptionLevels } from '@leaf/emissions';
import { useLabels } from '../../../labels/useLabels.ts';
import type { DataColumn } from '../../../layout/DataTable/tableRows.ts';
import type { Geos } from '../../../types.ts';
import { RowTab, type RowTabProps } from '../../row/RowTab/RowTab.tsx';
import {
  type ColumnTools,
  countryColumn,
  impressionsColumn,
  levelColumn,
  useStageColumns,
  wordColumn,
} from '../../row/RowTab/stageColumns.tsx';
import { ConsumptionForm } from '../ConsumptionForm/ConsumptionForm.tsx';
import {
  type ConsumptionPayload,
  type ConsumptionRow,
  consumptionLists,
} from '../ConsumptionForm/consumptionRow.ts';

export const consumptionTabLabels = {
  title: 'Consumption',
  description: 'Devices on which people see the ad.',
  hint: 'Add a row for each device and market. Take Mixed when the devices are not known.',
  formTitle: 'Add consumption row',
  level: 'Level',
  country: 'Country',
  device: 'Device',
  impressions: 'Impressions',
};

export type ConsumptionTabProps = RowTabProps<ConsumptionRow, ConsumptionPayload> & {
  /** Rows can be added once the places have loaded. */
  geos?: Geos;
  labels?: Partial<typeof consumptionTabLabels>;
};

const consumptionColumns = (
  text: typeof consumptionTabLabels,
  tools: ColumnTools,
): DataColumn<ConsumptionRow>[] => [
  levelColumn(text.level, tools, 'consumption'),
  countryColumn(text.country, tools),
  wordColumn('device', text.device, tools, (row) => row.device_type),
  impressionsColumn(text.impressions, tools),
];

/** The consumption rows of a campaign. */
export function ConsumptionTab({ geos, labels, ...props }: ConsumptionTabProps) {
  const text = useLabels('consumptionTab', consumptionTabLabels, labels);
  return (
    <RowTab
      {...props}
      stage="consumption"
      text={text}
      columns={useStageColumns(consumptionColumns, text)}
      calculate={consumptionEmissions}
      form={(state) => geos && <ConsumptionForm geos={geos} {...state} />}
      choices={geos && { countries: geos.countries, levels: consumptionLevels, lists: consumptionLists }}
      unready={!geos}
    />
  );
}
