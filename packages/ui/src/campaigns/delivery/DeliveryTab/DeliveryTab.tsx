import { deliveryEmissions, deliveryInput } from '@leaf/emissions';
import { useMemo } from 'react';
import { useFormat } from '../../../format/useFormat.ts';
import { useLabels } from '../../../labels/useLabels.ts';
import type { DataColumn } from '../../../layout/DataTable/tableRows.ts';
import { usePlaces } from '../../../places/usePlaces.ts';
import type { DeliveryRow, Geos } from '../../../types.ts';
import { rowFields } from '../../row/fields.ts';
import { RowTab, type RowTabProps } from '../../row/RowTab/RowTab.tsx';
import { traceOf } from '../../row/traceOf.ts';
import { DeliveryForm } from '../DeliveryForm/DeliveryForm.tsx';
import type { DeliveryPayload } from '../DeliveryForm/deliveryRow.ts';

export const deliveryTabLabels = {
  title: 'Delivery',
  description: 'Networks and content delivery that bring the creative to the screen.',
  hint: 'Add a row for each creative and market, with the payload when you know it.',
  formTitle: 'Add delivery row',
  country: 'Country',
  payload: 'Payload (MB)',
  impressions: 'Impressions',
  ratios: 'Ratios (fixed/mobile)',
};

export type DeliveryTabProps = RowTabProps<DeliveryRow, DeliveryPayload> & {
  /** Rows can be added once the places have loaded. */
  geos?: Geos;
  labels?: Partial<typeof deliveryTabLabels>;
};

/** The delivery rows of a campaign. */
export function DeliveryTab({ geos, labels, ...props }: DeliveryTabProps) {
  const text = useLabels('deliveryTab', deliveryTabLabels, labels);
  const format = useFormat();
  const { nameOf } = usePlaces();
  const columns = useMemo(
    (): DataColumn<DeliveryRow>[] => [
      { id: 'country', header: text.country, value: (row) => nameOf(row.country) },
      {
        id: 'payload',
        header: text.payload,
        numeric: true,
        value: (row) => row.payload,
        cell: (row) => format.number(row.payload),
      },
      {
        id: 'impressions',
        header: text.impressions,
        numeric: true,
        value: (row) => row.impressions,
        cell: (row) => format.number(row.impressions),
      },
      {
        id: 'ratios',
        header: text.ratios,
        numeric: true,
        value: (row) => row.fixed_ratio,
        cell: (row) => `${format.exact(row.fixed_ratio)} / ${format.exact(row.mobile_ratio)}`,
      },
    ],
    [text, format, nameOf],
  );
  return (
    <RowTab
      {...props}
      stage="delivery"
      title={text.title}
      description={text.description}
      hint={text.hint}
      formTitle={text.formTitle}
      columns={columns}
      fields={(row) => rowFields.delivery.map((field) => [field, row[field]] as const)}
      explain={(row) => traceOf(() => deliveryEmissions(deliveryInput(row)))}
      form={(state) => geos && <DeliveryForm geos={geos} {...state} />}
      unready={!geos}
    />
  );
}
