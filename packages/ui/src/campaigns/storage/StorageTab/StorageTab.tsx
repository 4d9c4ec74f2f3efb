import { storageEmissions } from '@leaf/emissions';
import { useMemo } from 'react';
import { useFormat } from '../../../format/useFormat.ts';
import { useLabels } from '../../../labels/useLabels.ts';
import type { DataColumn } from '../../../layout/DataTable/tableRows.ts';
import type { StorageRow } from '../../../types.ts';
import { rowFields } from '../../row/fields.ts';
import { RowTab, type RowTabProps } from '../../row/RowTab/RowTab.tsx';
import { traceOf } from '../../row/traceOf.ts';
import { StorageForm } from '../StorageForm/StorageForm.tsx';
import type { StoragePayload } from '../StorageForm/storageRow.ts';

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

/** The storage rows of a campaign. */
export function StorageTab({ labels, ...props }: StorageTabProps) {
  const text = useLabels('storageTab', storageTabLabels, labels);
  const format = useFormat();
  const columns = useMemo((): DataColumn<StorageRow>[] => {
    const copies = (row: StorageRow) =>
      [row.ssd_copies, row.hdd_copies, row.lto_copies, row.cloud_copies]
        .map((count) => format.number(count))
        .join(' / ');
    return [
      {
        id: 'payload',
        header: text.payload,
        numeric: true,
        value: (row) => row.payload,
        cell: (row) => format.number(row.payload),
      },
      { id: 'copies', header: text.copies, numeric: true, cell: copies },
    ];
  }, [text, format]);
  return (
    <RowTab
      {...props}
      stage="storage"
      title={text.title}
      description={text.description}
      hint={text.hint}
      formTitle={text.formTitle}
      columns={columns}
      fields={(row) => rowFields.storage.map((field) => [field, row[field]] as const)}
      explain={(row) => traceOf(() => storageEmissions(row))}
      form={(state) => <StorageForm {...state} />}
    />
  );
}
