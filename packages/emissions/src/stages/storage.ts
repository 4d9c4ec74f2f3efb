import { storageFactors } from '../factors/storage.ts';
import { ssdHdd } from '../readings.ts';
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
  const part = (medium: 'ssd' | 'hdd' | 'lto' | 'cloud') =>
    product(`${medium}_emissions`, KG, [
      row('payload', fields.payload, 'GB'),
      row(`${medium}_copies`, fields[`${medium}_copies`], 'copies'),
      constant(storageFactors[medium]),
    ]);
  const ssd = part('ssd');
  const hdd = part('hdd');
  const lto = part('lto');
  const cloud = part('cloud');
  const all = total([ssd, hdd, lto, cloud]);
  return {
    ...fields,
    total_emissions: all.result,
    ssd_emissions: ssd.result,
    hdd_emissions: hdd.result,
    lto_emissions: lto.result,
    cloud_emissions: cloud.result,
    trace: traceOf('storage', [ssd, hdd, lto, cloud, all], [ssdHdd]),
  };
}
