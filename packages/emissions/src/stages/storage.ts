import { storageFactors } from '../factors/storage.ts';
import { ssdHddNote } from '../readings.ts';
import { normalizeStorage, type StorageFields, type StorageInput } from '../rows/storageRow.ts';
import { constant, KG, product, row, type Trace, total, traceOf } from '../trace.ts';

/** A storage row with its emissions in kg CO2e. */
export interface StorageEmissions extends StorageFields {
  total_emissions: number;
  ssd_emissions: number;
  hdd_emissions: number;
  lto_emissions: number;
  cloud_emissions: number;
  trace: Trace;
}

/** Ten years of storage: payload x copies x factor, for each medium. Throws `EmissionsError`. */
export function storageEmissions(input: StorageInput): StorageEmissions {
  const fields = normalizeStorage(input);
  const part = (medium: 'ssd' | 'hdd' | 'lto' | 'cloud', label: string) =>
    product(`${medium}_emissions`, label, KG, [
      row('payload', 'Payload', fields.payload, 'GB'),
      row(`${medium}_copies`, `${label} copies`, fields[`${medium}_copies`], 'copies'),
      constant(storageFactors[medium]),
    ]);
  const ssd = part('ssd', 'SSD');
  const hdd = part('hdd', 'HDD');
  const lto = part('lto', 'LTO');
  const cloud = part('cloud', 'Cloud');
  const all = total([ssd, hdd, lto, cloud]);
  return {
    ...fields,
    total_emissions: all.result,
    ssd_emissions: ssd.result,
    hdd_emissions: hdd.result,
    lto_emissions: lto.result,
    cloud_emissions: cloud.result,
    trace: traceOf('storage', [ssd, hdd, lto, cloud, all], [ssdHddNote]),
  };
}
