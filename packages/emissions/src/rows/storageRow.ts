import { Checks, type Optional } from '../checks.ts';

/** A storage row as typed or sent. */
export interface StorageInput {
  /** GB. */
  payload: number;
  ssd_copies?: Optional<number>;
  hdd_copies?: Optional<number>;
  lto_copies?: Optional<number>;
  cloud_copies?: Optional<number>;
}

/** A normalised storage row. */
export interface StorageFields {
  payload: number;
  ssd_copies: number;
  hdd_copies: number;
  lto_copies: number;
  cloud_copies: number;
}

/** Omitted copies count as 0. Throws `EmissionsError`. */
export function normalizeStorage(input: StorageInput): StorageFields {
  const checks = new Checks();
  checks.object('The row', input);
  const fields = {
    payload: checks.required('payload', input.payload),
    ssd_copies: checks.optional('ssd_copies', input.ssd_copies) ?? 0,
    hdd_copies: checks.optional('hdd_copies', input.hdd_copies) ?? 0,
    lto_copies: checks.optional('lto_copies', input.lto_copies) ?? 0,
    cloud_copies: checks.optional('cloud_copies', input.cloud_copies) ?? 0,
  };
  checks.done();
  return fields;
}
