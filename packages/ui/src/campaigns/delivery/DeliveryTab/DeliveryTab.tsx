import { deliveryEmissions, deliveryInput, deliveryLevels } from '@leaf/emissions';
import type { ReactNode } from 'react';
import { useLabels } from '../../../labels/useLabels.ts';
import { wordOf } from '../../../labels/wordOf.ts';
import { mostDecimals } from '../../../layout/DataTable/decimals.ts';
import type { DataColumn } from '../../../layout/DataTable/tableRows.ts';
import type { Geos } from '../../../types.ts';
import { RowTab, type RowTabProps } from '../../row/RowTab/RowTab.tsx';
import {
  type ColumnTools,
  countryColumn,
  impressionsColumn,
  payloadColumn,
  useStageColumns,
} from '../../row/RowTab/stageColumns.tsx';
import { levelOf, type RowWords } from '../../row/words.ts';
import { DeliveryForm } from '../DeliveryForm/DeliveryForm.tsx';
import {
  type DeliveryPayload,
  type DeliveryRow,
  deliveryLists,
  regionOf,
} from '../DeliveryForm/deliveryRow.ts';
import { Ratios } from './Ratios.tsx';

export const deliveryTabLabels = {
  title: 'Delivery',
  description: 'Networks and content delivery that bring the creative to the screen.',
  hint: 'Add a row for each creative and market, with the payload when you know it.',
  formTitle: 'Add delivery row',
  country: 'Country',
  payload: 'Payload (MB)',
  impressions: 'Impressions',
  ratios: 'Ratios (fixed/mobile)',
  split: (fixed: string, mobile: string) => `${fixed} fixed, ${mobile} mobile`,
};

export type DeliveryTabProps = RowTabProps<DeliveryRow, DeliveryPayload> & {
  /** Rows can be added once the places have loaded. */
  geos?: Geos;
  /** Says which picture a row has its payload from, such as a `PayloadSource`; shown in its panel. */
  picture?: (row: DeliveryRow) => ReactNode;
  labels?: Partial<typeof deliveryTabLabels>;
};

const deliveryColumns = (text: typeof deliveryTabLabels, tools: ColumnTools): DataColumn<DeliveryRow>[] => [
  countryColumn(text.country, tools),
  payloadColumn(text.payload, tools),
  impressionsColumn(text.impressions, tools),
  {
    id: 'ratios',
    header: text.ratios,
    numeric: true,
    value: (row) => row.fixed_ratio,
    cell: (row) => <Ratios row={row} words={text.split} />,
  },
];

const levelAndPlacement = (row: DeliveryRow, words: RowWords) =>
  [levelOf(words, 'delivery', row.level), row.placement_type && wordOf(words, row.placement_type)]
    .filter(Boolean)
    .join(' · ');

const calculate = (row: DeliveryRow) => deliveryEmissions(deliveryInput(row));

/** The delivery rows of a campaign. */
export function DeliveryTab({ geos, picture, labels, ...props }: DeliveryTabProps) {
  const text = useLabels('deliveryTab', deliveryTabLabels, labels);
  const decimals = mostDecimals(props.rows.map((row) => row.payload));
  return (
    <RowTab
      {...props}
      stage="delivery"
      text={text}
      columns={useStageColumns(deliveryColumns, text, decimals)}
      note={levelAndPlacement}
      calculate={calculate}
      source={picture}
      form={(state) => geos && <DeliveryForm geos={geos} {...state} />}
      choices={
        geos && {
          countries: geos.countries,
          regions: geos.delivery_regions,
          regionOf,
          levels: deliveryLevels,
          lists: deliveryLists,
        }
      }
      unready={!geos}
    />
  );
}
