import { NumberField } from '../../../form/NumberField/NumberField.tsx';
import { useLabels } from '../../../labels/useLabels.ts';
import rowForm from '../../row/RowForm/RowForm.module.css';
import { RowForm, type RowFormOf } from '../../row/RowForm/RowForm.tsx';
import { useRowForm } from '../../row/RowForm/useRowForm.ts';
import { rowWords } from '../../row/words.ts';
import {
  type StorageFormValues,
  type StoragePayload,
  type StorageRow,
  storageCopies,
  storageRules,
} from './storageRow.ts';

export const storageFormLabels = {
  name: 'Name',
  payload: 'Payload',
  payloadHelp: 'Size of one copy. Ten years of storage are counted.',
  ssd_copies: 'SSD copies',
  hdd_copies: 'HDD copies',
  lto_copies: 'LTO copies',
  cloud_copies: 'Cloud copies',
} satisfies Record<keyof StorageFormValues, string> & Record<string, string>;

export type StorageFormProps = RowFormOf<StoragePayload, typeof storageFormLabels, StorageRow>;

/** Adds or edits a storage row: the size of the files, and the number and media of their copies. */
export function StorageForm({ labels, ...props }: StorageFormProps) {
  const text = useLabels('storageForm', storageFormLabels, labels);
  const words = useLabels('rowWords', rowWords);
  const { form, field, frame } = useRowForm(storageRules, props);
  return (
    <RowForm
      {...frame}
      name={{ label: text.name, ...field('name') }}
      what={
        <NumberField
          label={text.payload}
          description={text.payloadHelp}
          unit={words.gigabytes}
          step={0.01}
          required
          className={rowForm.wide}
          {...field('payload')}
          value={form.values.payload}
        />
      }
      where={
        <div className={rowForm.quarters}>
          {storageCopies.map((copies) => (
            <NumberField
              key={copies}
              label={text[copies]}
              kind="digits"
              {...field(copies)}
              value={form.values[copies]}
            />
          ))}
        </div>
      }
    />
  );
}
