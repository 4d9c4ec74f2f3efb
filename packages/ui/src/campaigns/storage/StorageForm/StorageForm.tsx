import { storageEmissions } from '@leaf/emissions';
import { NumberField } from '../../../form/NumberField/NumberField.tsx';
import { useLabels } from '../../../labels/useLabels.ts';
import rowForm from '../../row/RowForm/RowForm.module.css';
import { RowForm, type RowFormOf } from '../../row/RowForm/RowForm.tsx';
import { useRowForm } from '../../row/RowForm/useRowForm.ts';
import { type StoragePayload, storageStart, toStoragePayload, validateStorage } from './storageRow.ts';

export const storageFormLabels = {
  name: 'Name',
  payload: 'Payload',
  payloadHelp: 'Size of one copy. Ten years of storage are counted.',
  ssd_copies: 'SSD copies',
  hdd_copies: 'HDD copies',
  lto_copies: 'LTO copies',
  cloud_copies: 'Cloud copies',
};

export type StorageFormProps = RowFormOf<StoragePayload, typeof storageFormLabels>;

/** Adds a storage row: how large the files are, and how many copies are kept where. */
export function StorageForm({ onSubmit, onCancel, submitting = false, error, labels }: StorageFormProps) {
  const text = useLabels('storageForm', storageFormLabels, labels);
  const { form, field, submit, estimate } = useRowForm({
    start: storageStart,
    validate: validateStorage,
    toPayload: toStoragePayload,
    emissions: storageEmissions,
    submitting,
    onSubmit,
  });
  return (
    <RowForm
      {...{ onCancel, submitting, error, estimate }}
      onSubmit={submit}
      name={{ label: text.name, ...field('name') }}
    >
      <NumberField
        label={text.payload}
        description={text.payloadHelp}
        unit="GB"
        step={0.01}
        required
        className={rowForm.wide}
        {...field('payload')}
        value={form.values.payload}
      />
      <NumberField
        label={text.ssd_copies}
        kind="digits"
        {...field('ssd_copies')}
        value={form.values.ssd_copies}
      />
      <NumberField
        label={text.hdd_copies}
        kind="digits"
        {...field('hdd_copies')}
        value={form.values.hdd_copies}
      />
      <NumberField
        label={text.lto_copies}
        kind="digits"
        {...field('lto_copies')}
        value={form.values.lto_copies}
      />
      <NumberField
        label={text.cloud_copies}
        kind="digits"
        {...field('cloud_copies')}
        value={form.values.cloud_copies}
      />
    </RowForm>
  );
}
