import { EmissionsError } from './errors.ts';
import { type Device, devices } from './factors/consumption.ts';
import { splitMixed } from './mixedSplit.ts';
import { canonicalDevice } from './rows/consumptionRow.ts';
import type { Stage } from './trace.ts';

/** Key, label and row field of the segments that are fields as they stand, in the order of the bar. */
const storage = [
  ['ssd', 'SSD', 'ssd_emissions'],
  ['hdd', 'HDD', 'hdd_emissions'],
  ['lto', 'LTO', 'lto_emissions'],
  ['cloud', 'Cloud', 'cloud_emissions'],
] as const;
const selection = [
  ['server_usephase', 'Servers, electricity', 'usephase_server_emissions'],
  ['network_usephase', 'Network, electricity', 'usephase_network_emissions'],
  ['server_embodied', 'Servers, embodied', 'embodied_server_emissions'],
  ['network_embodied', 'Network, embodied', 'embodied_network_emissions'],
] as const;
const delivery = [
  ['mobile_usephase', 'Mobile networks, electricity', 'usephase_mobile_network_emissions'],
  ['fixed_usephase', 'Fixed networks, electricity', 'usephase_fixed_network_emissions'],
  ['cdn_usephase', 'CDN, electricity', 'usephase_cdn_emissions'],
  ['mobile_embodied', 'Mobile networks, embodied', 'embodied_mobile_network_emissions'],
  ['fixed_embodied', 'Fixed networks, embodied', 'embodied_fixed_network_emissions'],
  ['cdn_embodied', 'CDN, embodied', 'embodied_cdn_emissions'],
] as const;

type RowOf<Segments extends readonly (readonly [string, string, string])[]> = Readonly<
  Record<Segments[number][2], number>
>;

/** The fields of a row its chart components are made of. */
export interface ComponentRow {
  storage: RowOf<typeof storage>;
  selection: RowOf<typeof selection>;
  delivery: RowOf<typeof delivery>;
  consumption: {
    readonly device_type: string;
    readonly usephase_device_emissions: number;
    readonly embodied_device_emissions: number;
  };
}

/** One segment of a stage's bar. */
export interface StageComponent {
  /** Unique within its stage. */
  readonly key: string;
  readonly label: string;
  /** kg CO2e. */
  readonly value: number;
}

const total = <Row>(rows: readonly Row[], value: (row: Row) => number): number =>
  rows.reduce((sum, row) => sum + value(row), 0);

const byField = <Field extends string>(
  segments: readonly (readonly [key: string, label: string, field: Field])[],
  rows: readonly Readonly<Record<Field, number>>[],
): StageComponent[] =>
  segments.map(([key, label, field]) => ({ key, label, value: total(rows, (row) => row[field]) }));

const deviceLabels: Record<Device, string> = { mobile: 'Mobile', tablet: 'Tablet', pc: 'PC', tv: 'TV' };

function deviceValue(
  row: ComponentRow['consumption'],
  device: Device,
  kind: 'usephase' | 'embodied',
): number {
  const type = canonicalDevice(row.device_type);
  if (type === undefined) {
    const message = `Device type "${row.device_type}" is unknown.`;
    throw new EmissionsError([{ path: 'device_type', code: 'unknown_value', message }]);
  }
  if (type === 'mixed') return splitMixed(row)[kind][device];
  return type === device ? row[`${kind}_device_emissions`] : 0;
}

function consumption(rows: readonly ComponentRow['consumption'][]): StageComponent[] {
  const segments = (kind: 'usephase' | 'embodied', word: string) =>
    devices.map((device) => ({
      key: `${device}_${kind}`,
      label: `${deviceLabels[device]}, ${word}`,
      value: total(rows, (row) => deviceValue(row, device, kind)),
    }));
  return [...segments('usephase', 'electricity'), ...segments('embodied', 'embodied')];
}

const componentsOf: { [S in Stage]: (rows: readonly ComponentRow[S][]) => StageComponent[] } = {
  storage: (rows) => byField(storage, rows),
  selection: (rows) => byField(selection, rows),
  delivery: (rows) => byField(delivery, rows),
  consumption,
};

/**
 * The segments of a stage's bar in the overview, in kg CO2e, always all of them and in the same order; they add up to the
 * sum of the rows' totals. A mixed consumption row is divided among the four devices. Throws `EmissionsError` for an
 * unknown device type.
 */
export function stageComponents<S extends Stage>(
  stage: S,
  rows: readonly ComponentRow[S][],
): StageComponent[] {
  return componentsOf[stage](rows);
}
