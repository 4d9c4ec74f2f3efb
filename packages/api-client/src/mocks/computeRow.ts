import type { Fault } from '../contract.ts';
import { type NewStageRow, type Stage, type StageRow, stages } from '../operations/stages.ts';
import { consumptionRow, deliveryRow, selectionRow, storageRow } from './fixtures/index.ts';

/** Turns a payload into a row. */
export type ComputeRows = { [S in Stage]: (id: number, row: NewStageRow[S]) => StageRow[S] };

/** What the program and not the model knows of a row. */
type Kept = 'id' | 'name' | 'version' | 'external_id' | 'factors_version';
type Computed<S extends Stage> = Omit<StageRow[S], Kept>;

/**
 * The model that computes rows: the normalised payload with its emissions. `@leaf/emissions` fits as it is. Anything it
 * throws with `issues` becomes a 422.
 */
export type Compute = { [S in Stage]: (row: NewStageRow[S]) => Computed<S> };

const sum = (parts: Record<string, number>): number =>
  Object.values(parts).reduce((total, part) => total + part, 0);

/**
 * Rows as the server would return them. Their emissions are those of the stage's fixture, scaled by copies and
 * gigabytes or by impressions: plausible and deterministic, but not the method's.
 */
const proportional: Compute = {
  storage: (row) => {
    const perCopy = (emissions: number, copies: number) => emissions / copies / storageRow.payload;
    const parts = {
      ssd_emissions: row.payload * row.ssd_copies * perCopy(storageRow.ssd_emissions, storageRow.ssd_copies),
      hdd_emissions: row.payload * row.hdd_copies * perCopy(storageRow.hdd_emissions, storageRow.hdd_copies),
      lto_emissions: row.payload * row.lto_copies * perCopy(storageRow.lto_emissions, storageRow.lto_copies),
      cloud_emissions:
        row.payload * row.cloud_copies * perCopy(storageRow.cloud_emissions, storageRow.cloud_copies),
    };
    return { ...row, ...parts, total_emissions: sum(parts) };
  },

  selection: (row) => {
    const share = row.impressions / selectionRow.impressions;
    const programmatic = row.buy_type === 'programmatic';
    const ads_txt_lines = programmatic ? (row.ads_txt_lines ?? null) : null;
    const parts = {
      usephase_server_emissions: share * selectionRow.usephase_server_emissions,
      usephase_network_emissions: share * selectionRow.usephase_network_emissions,
      embodied_server_emissions: share * selectionRow.embodied_server_emissions,
      embodied_network_emissions: share * selectionRow.embodied_network_emissions,
    };
    return {
      ...row,
      level: programmatic && ads_txt_lines === null ? 0 : row.level,
      ads_txt_lines,
      placement_type: programmatic ? (row.placement_type ?? null) : null,
      ...parts,
      total_emissions: sum(parts),
    };
  },

  delivery: (row) => {
    const share = row.impressions / deliveryRow.impressions;
    const fixed_ratio = row.fixed_ratio ?? deliveryRow.fixed_ratio ?? 1;
    const parts = {
      usephase_mobile_network_emissions: share * deliveryRow.usephase_mobile_network_emissions,
      usephase_fixed_network_emissions: share * deliveryRow.usephase_fixed_network_emissions,
      usephase_cdn_emissions: share * deliveryRow.usephase_cdn_emissions,
      embodied_mobile_network_emissions: share * deliveryRow.embodied_mobile_network_emissions,
      embodied_fixed_network_emissions: share * deliveryRow.embodied_fixed_network_emissions,
      embodied_cdn_emissions: share * deliveryRow.embodied_cdn_emissions,
    };
    return {
      ...row,
      region: row.region ?? null,
      placement_type: row.placement_type ?? null,
      payload: row.payload ?? null,
      completion_rate: row.completion_rate ?? null,
      fixed_ratio,
      mobile_ratio: Number((1 - fixed_ratio).toFixed(4)),
      ...parts,
      total_emissions: sum(parts),
    };
  },

  consumption: (row) => {
    const share = row.impressions / consumptionRow.impressions;
    const parts = {
      usephase_device_emissions: share * consumptionRow.usephase_device_emissions,
      embodied_device_emissions: share * consumptionRow.embodied_device_emissions,
    };
    return {
      ...row,
      placement_type: row.placement_type ?? null,
      view_time: row.view_time ?? null,
      ...parts,
      total_emissions: sum(parts),
    };
  },
};

/** Rows computed by a model, or else scaled from the fixtures. */
export function computeWith(model: Compute = proportional): ComputeRows {
  return Object.fromEntries(
    stages.map((stage) => [
      stage,
      (id: number, sent: { name: string; external_id?: string | null }) => {
        const { trace: _, ...row } = (model[stage] as (row: object) => object & { trace?: unknown })(sent);
        const { version, factors_version } = storageRow;
        const external_id = sent.external_id ?? null;
        return { ...row, id, version, external_id, factors_version, name: sent.name.trim() };
      },
    ]),
  ) as unknown as ComputeRows;
}

const isFault = (issue: unknown): issue is Fault =>
  typeof issue === 'object' && issue !== null && 'path' in issue && 'code' in issue;

/** The faults that a model found. @throws anything else that it threw */
export function issuesOf(error: unknown): Fault[] {
  const issues = error instanceof Error && 'issues' in error ? error.issues : undefined;
  if (Array.isArray(issues) && issues.length > 0 && issues.every(isFault)) return issues;
  throw error;
}
