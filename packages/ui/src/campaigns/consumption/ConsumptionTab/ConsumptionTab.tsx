import { consumptionEmissions } from '@leaf/emissions';
import { useMemo } from 'react';
import { useFormat } from '../../../format/useFormat.ts';
import { useLabels } from '../../../labels/useLabels.ts';
import { wordOf } from '../../../labels/wordOf.ts';
import type { DataColumn } from '../../../layout/DataTable/tableRows.ts';
import { usePlaces } from '../../../places/usePlaces.ts';
import type { ConsumptionRow, Geos } from '../../../types.ts';
import { rowFields } from '../../row/fields.ts';
import rowTab from '../../row/RowTab/RowTab.module.css';
import { RowTab, type RowTabProps } from '../../row/RowTab/RowTab.tsx';
import { traceOf } from '../../row/traceOf.ts';
import { levelOf, rowWords } from '../../row/words.ts';
import { ConsumptionForm } from '../ConsumptionForm/ConsumptionForm.tsx';
import type { ConsumptionPayload } from '../ConsumptionForm/consumptionRow.ts';

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

/** The consumption rows of a campaign. */
export function ConsumptionTab({ geos, labels, ...props }: ConsumptionTabProps) {
  const text = useLabels('consumptionTab', consumptionTabLabels, labels);
  const words = useLabels('rowWords', rowWords);
  const format = useFormat();
  const { nameOf } = usePlaces();
  const columns = useMemo(
    (): DataColumn<ConsumptionRow>[] => [
      {
        id: 'level',
        header: text.level,
        value: (row) => levelOf(words, 'consumption', row.level),
        cell: (row) => <span className={rowTab.level}>{levelOf(words, 'consumption', row.level)}</span>,
      },
      { id: 'country', header: text.country, value: (row) => nameOf(row.country) },
      { id: 'device', header: text.device, value: (row) => wordOf(words, row.device_type) },
      {
        id: 'impressions',
        header: text.impressions,
        numeric: true,
        value: (row) => row.impressions,
        cell: (row) => format.number(row.impressions),
      },
    ],
    [text, words, format, nameOf],
  );
  return (
    <RowTab
      {...props}
      stage="consumption"
      title={text.title}
      description={text.description}
      hint={text.hint}
      formTitle={text.formTitle}
      columns={columns}
      fields={(row) => rowFields.consumption.map((field) => [field, row[field]] as const)}
      explain={(row) => traceOf(() => consumptionEmissions(row))}
      form={(state) => geos && <ConsumptionForm geos={geos} {...state} />}
      unready={!geos}
    />
  );
}
