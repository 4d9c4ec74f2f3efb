import { storageEmissions } from '@leaf/emissions';
import { useLabels } from '../../../labels/useLabels.ts';
import { AlignedNumber } from '../../../layout/DataTable/AlignedNumber.tsx';
import { mostDecimals } from '../../../layout/DataTable/decimals.ts';
import type { DataColumn } from '../../../layout/DataTable/tableRows.ts';
import { sumOf } from '../../../sumOf.ts';
import { RowTab, type RowTabProps } from '../../row/RowTab/RowTab.tsx';
import { type ColumnTools, payloadColumn, useStageColumns } from '../../row/RowTab/stageColumns.tsx';
import { StorageForm } from '../StorageForm/StorageForm.tsx';
import type { StoragePayload, StorageRow } from '../StorageForm/storageRow.ts';
import { Copies } from './Copies.tsx';

export const storageTabLabels = {
  title: 'Storage',
  description: 'Master files and their copies over ten years.',
  hint: 'Add a row for each bundle of master files and say how many copies are kept where.',
  formTitle: 'Add storage row',
  payload: 'Payload (GB)',
  copies: 'Copies (SSD/HDD/LTO/Cloud)',
};

export type StorageTabProps = RowTabProps<StorageRow, StoragePayload> & {
  labels?: Partial<typeof storageTabLabels>;
};

const storageColumns = (text: typeof storageTabLabels, tools: ColumnTools): DataColumn<StorageRow>[] => [
  {
    ...payloadColumn(text.payload, tools),
    sum: (rows) => <AlignedNumber value={sumOf(rows, (row) => row.payload)} decimals={tools.decimals} />,
  },
  { id: 'copies', header: text.copies, numeric: true, cell: (row) => <Copies row={row} /> },
];

/** The storage rows of a campaign. */
export function StorageTab({ labels, ...props }: StorageTabProps) {
  const text = useLabels('storageTab', storageTabLabels, labels);
  const decimals = mostDecimals(props.rows.map((row) => row.payload));
  return (
    <RowTab
      {...props}
      stage="storage"
      text={text}
      columns={useStageColumns(storageColumns, text, decimals)}
      calculate={storageEmissions}
      form={(state) => <StorageForm {...state} />}
    />
  );
}
