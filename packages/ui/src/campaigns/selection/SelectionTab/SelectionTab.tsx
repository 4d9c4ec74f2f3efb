import { selectionEmissions } from '@leaf/emissions';
import { useMemo } from 'react';
import { useFormat } from '../../../format/useFormat.ts';
import { useLabels } from '../../../labels/useLabels.ts';
import { wordOf } from '../../../labels/wordOf.ts';
import type { DataColumn } from '../../../layout/DataTable/tableRows.ts';
import { usePlaces } from '../../../places/usePlaces.ts';
import type { Geos, SelectionRow } from '../../../types.ts';
import { rowFields } from '../../row/fields.ts';
import rowTab from '../../row/RowTab/RowTab.module.css';
import { RowTab, type RowTabProps } from '../../row/RowTab/RowTab.tsx';
import { traceOf } from '../../row/traceOf.ts';
import { levelOf, rowWords } from '../../row/words.ts';
import { SelectionForm } from '../SelectionForm/SelectionForm.tsx';
import type { SelectionPayload } from '../SelectionForm/selectionRow.ts';

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

/** The selection rows of a campaign. */
export function SelectionTab({ geos, labels, ...props }: SelectionTabProps) {
  const text = useLabels('selectionTab', selectionTabLabels, labels);
  const words = useLabels('rowWords', rowWords);
  const format = useFormat();
  const { nameOf } = usePlaces();
  const columns = useMemo(
    (): DataColumn<SelectionRow>[] => [
      {
        id: 'level',
        header: text.level,
        value: (row) => levelOf(words, 'selection', row.level),
        cell: (row) => <span className={rowTab.level}>{levelOf(words, 'selection', row.level)}</span>,
      },
      { id: 'geo', header: text.geo, value: (row) => `${nameOf(row.country)} / ${nameOf(row.region)}` },
      {
        id: 'impressions',
        header: text.impressions,
        numeric: true,
        value: (row) => row.impressions,
        cell: (row) => format.number(row.impressions),
      },
      { id: 'buy', header: text.buy, value: (row) => wordOf(words, row.buy_type) },
    ],
    [text, words, format, nameOf],
  );
  return (
    <RowTab
      {...props}
      stage="selection"
      title={text.title}
      description={text.description}
      hint={text.hint}
      formTitle={text.formTitle}
      columns={columns}
      fields={(row) => rowFields.selection.map((field) => [field, row[field]] as const)}
      explain={(row) => traceOf(() => selectionEmissions(row))}
      form={(state) => geos && <SelectionForm geos={geos} {...state} />}
      unready={!geos}
    />
  );
}
