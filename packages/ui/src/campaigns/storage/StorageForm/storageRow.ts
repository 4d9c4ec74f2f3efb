import { limits, type StorageInput, storageEmissions } from '@leaf/emissions';
import { parseDecimal, parseDigits } from '../../../form/numbers.ts';
import type { StageRow } from '../../../types.ts';
import type { StageRules, WithoutNull } from '../../row/RowForm/stageRules.ts';
import { decimal, digits, faults, named, type RowMessages, rowMessages } from '../../row/rules.ts';

export type StorageRow = StageRow['storage'];

/** The values of the storage form: text as typed. */
export interface StorageFormValues {
  name: string;
  payload: string;
  ssd_copies: string;
  hdd_copies: string;
  lto_copies: string;
  cloud_copies: string;
}

/** The payload for a storage row. */
export interface StoragePayload extends Required<WithoutNull<StorageInput>> {
  name: string;
}

export const storageStart: StorageFormValues = {
  name: '',
  payload: '1',
  ssd_copies: '0',
  hdd_copies: '0',
  lto_copies: '0',
  cloud_copies: '0',
};

export const storageCopies = ['ssd_copies', 'hdd_copies', 'lto_copies', 'cloud_copies'] as const;

/** Messages by invalid field, in the order of the form. */
export function validateStorage(values: StorageFormValues, text: RowMessages = rowMessages) {
  const copies = digits(text, text.copiesRequired, limits.ssd_copies.max);
  return faults({
    name: named(text)(values.name),
    payload: decimal(text, text.payloadRequired, limits.payload.max)(values.payload),
    ssd_copies: copies(values.ssd_copies),
    hdd_copies: copies(values.hdd_copies),
    lto_copies: copies(values.lto_copies),
    cloud_copies: copies(values.cloud_copies),
  } satisfies Record<keyof StorageFormValues, string | null>);
}

/** Call it only with values that `validateStorage` accepts. */
export function toStoragePayload(values: StorageFormValues): StoragePayload {
  return {
    name: values.name.trim(),
    payload: parseDecimal(values.payload) ?? 0,
    ssd_copies: parseDigits(values.ssd_copies) ?? 0,
    hdd_copies: parseDigits(values.hdd_copies) ?? 0,
    lto_copies: parseDigits(values.lto_copies) ?? 0,
    cloud_copies: parseDigits(values.cloud_copies) ?? 0,
  };
}

export const storageRules: StageRules<StorageFormValues, StoragePayload, StorageRow> = {
  stage: 'storage',
  start: storageStart,
  kept: [],
  validate: validateStorage,
  toPayload: toStoragePayload,
  emissions: storageEmissions,
  doubts: (payload) =>
    storageCopies.every((copies) => payload[copies] === 0)
      ? [{ about: 'noCopies', field: 'ssd_copies' }]
      : [],
  fromRow: (row, typed) => ({
    name: row.name,
    payload: typed(row.payload),
    ssd_copies: typed(row.ssd_copies),
    hdd_copies: typed(row.hdd_copies),
    lto_copies: typed(row.lto_copies),
    cloud_copies: typed(row.cloud_copies),
  }),
};
