import { EmissionsError } from './errors.ts';
import {
  type ByDevice,
  canonicalDevice,
  type Device,
  devices,
  mixedShares,
  ofEachDevice,
} from './factors/consumption.ts';
import type { Stage } from './stage.ts';

/** Part, kind and field of the segments that are stored as fields of the row, in the order of the bar. */
const storage = [
  ['ssd', 'whole', 'ssd_emissions'],
  ['hdd', 'whole', 'hdd_emissions'],
  ['lto', 'whole', 'lto_emissions'],
  ['cloud', 'whole', 'cloud_emissions'],
] as const;
const selection = [
  ['server', 'electricity', 'usephase_server_emissions'],
  ['network', 'electricity', 'usephase_network_emissions'],
  ['server', 'embodied', 'embodied_server_emissions'],
  ['network', 'embodied', 'embodied_network_emissions'],
] as const;
const delivery = [
  ['mobile', 'electricity', 'usephase_mobile_network_emissions'],
  ['fixed', 'electricity', 'usephase_fixed_network_emissions'],
  ['cdn', 'electricity', 'usephase_cdn_emissions'],
  ['mobile', 'embodied', 'embodied_mobile_network_emissions'],
  ['fixed', 'embodied', 'embodied_fixed_network_emissions'],
  ['cdn', 'embodied', 'embodied_cdn_emissions'],
] as const;

/** Electricity is the use phase. The storage factors do not separate the two: `whole`. */
export type ComponentKind = 'whole' | 'electricity' | 'embodied';

type Segments = readonly (readonly [part: string, kind: ComponentKind, field: string])[];
type RowOf<S extends Segments> = Readonly<Record<S[number][2], number>>;

/** The fields of a row that its chart components use. */
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

/** The sources of emissions in each stage. */
export interface StageParts {
  storage: (typeof storage)[number][0];
  selection: (typeof selection)[number][0];
  delivery: (typeof delivery)[number][0];
  consumption: Device;
}

/** One segment of a stage's bar; part and kind together are unique within the stage. */
export interface StageComponent<S extends Stage = Stage> {
  readonly part: StageParts[S];
  readonly kind: ComponentKind;
  /** kg CO2e. */
  readonly value: number;
}

const total = <Row>(rows: readonly Row[], value: (row: Row) => number): number =>
  rows.reduce((sum, row) => sum + value(row), 0);

const byField = <Part extends string, Field extends string>(
  segments: readonly (readonly [part: Part, kind: ComponentKind, field: Field])[],
  rows: readonly Readonly<Record<Field, number>>[],
) => segments.map(([part, kind, field]) => ({ part, kind, value: total(rows, (row) => row[field]) }));

/** Splits the emissions of a mixed row between the four devices, in the unit of the row. */
export function splitMixed(row: { usephase_device_emissions: number; embodied_device_emissions: number }): {
  usephase: ByDevice;
  embodied: ByDevice;
} {
  const { usephase, embodied } = mixedShares;
  return {
    usephase: ofEachDevice((device) => usephase[device] * row.usephase_device_emissions),
    embodied: ofEachDevice((device) => embodied[device] * row.embodied_device_emissions),
  };
}

const phases = { electricity: 'usephase', embodied: 'embodied' } as const;

function deviceValue(
  row: ComponentRow['consumption'],
  device: Device,
  phase: 'usephase' | 'embodied',
): number {
  const type = canonicalDevice(row.device_type);
  if (type === undefined) {
    const message = `Device type "${row.device_type}" is unknown.`;
    throw new EmissionsError([{ path: 'device_type', code: 'unknown_value', message }]);
  }
  if (type === 'mixed') return splitMixed(row)[phase][device];
  return type === device ? row[`${phase}_device_emissions`] : 0;
}

const byDevice = (rows: readonly ComponentRow['consumption'][]) =>
  (['electricity', 'embodied'] as const).flatMap((kind) =>
    devices.map((part) => ({
      part,
      kind,
      value: total(rows, (row) => deviceValue(row, part, phases[kind])),
    })),
  );

const componentsOf: { [S in Stage]: (rows: readonly ComponentRow[S][]) => StageComponent<S>[] } = {
  storage: (rows) => byField(storage, rows),
  selection: (rows) => byField(selection, rows),
  delivery: (rows) => byField(delivery, rows),
  consumption: byDevice,
};

/**
 * The segments of a stage's bar in the overview, in kg CO2e. The set and its order are always the same, and they add up
 * to the sum of the rows' totals. A mixed consumption row is divided among the four devices. Throws `EmissionsError`
 * for an unknown device type.
 */
export function stageComponents<S extends Stage>(
  stage: S,
  rows: readonly ComponentRow[S][],
): StageComponent<S>[] {
  return componentsOf[stage](rows);
}
