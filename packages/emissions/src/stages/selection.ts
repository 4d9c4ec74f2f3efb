import { selectionFactors as factors } from '../factors/selection.ts';
import { readingNote } from '../readings.ts';
import { normalizeSelection, type SelectionFields, type SelectionInput } from '../rows/selectionRow.ts';
import { constant, earlier, KG, product, row, type Step, sum, type Trace, total, traceOf } from '../trace.ts';
import { countryGrid, type StageOptions } from './grid.ts';

/** A selection row with its emissions in kg CO2e. */
export interface SelectionEmissions extends SelectionFields {
  total_emissions: number;
  usephase_server_emissions: number;
  usephase_network_emissions: number;
  embodied_server_emissions: number;
  embodied_network_emissions: number;
  trace: Trace;
}

/** Servers or calls per impression: by ads.txt lines when programmatic, otherwise fixed by the buy type. */
function activity(kind: 'servers' | 'calls', fields: SelectionFields): Step {
  const unit = `${kind}/impression` as const;
  if (fields.buy_type !== 'programmatic') {
    return product(kind, unit, [constant(factors[fields.buy_type][kind])]);
  }
  const lines =
    fields.ads_txt_lines === null
      ? constant(factors.defaultLines)
      : row('ads_txt_lines', fields.ads_txt_lines, 'ads.txt lines');
  return product(kind, unit, [lines, constant(factors[fields.placement_type ?? 'display'][kind])]);
}

/** The steps up to the effective grid intensity, which is the last: half country, half region; Global alone. */
function blendedGrid(
  { country, region }: SelectionFields,
  options: StageOptions,
): { steps: Step[]; grid: Step } {
  const unit = 'kg CO2e/kWh';
  const regional = constant(factors.regionGrid[region]);
  if (region === 'Global') {
    const grid = product('grid_intensity', unit, [regional]);
    return { steps: [grid], grid };
  }
  const local = product('grid_country_part', unit, [
    constant(factors.localShare),
    countryGrid(country, options),
  ]);
  const foreign = product('grid_region_part', unit, [constant(factors.regionShare), regional]);
  const grid = sum('grid_intensity', unit, [earlier(local), earlier(foreign)]);
  return { steps: [local, foreign, grid], grid };
}

/** Servers and network traffic for buying the impressions. Throws `EmissionsError`. */
export function selectionEmissions(input: SelectionInput, options: StageOptions = {}): SelectionEmissions {
  const fields = normalizeSelection(input);
  const impressions = row('impressions', fields.impressions, 'impressions');
  const servers = activity('servers', fields);
  const calls = activity('calls', fields);
  const data = product('network_data', 'KB/impression', [earlier(calls), constant(factors.callPayload)]);
  const { steps, grid } = blendedGrid(fields, options);

  const usephaseServer = product('usephase_server_emissions', KG, [
    earlier(servers),
    constant(factors.serverUsephase),
    earlier(grid),
    impressions,
  ]);
  const usephaseNetwork = product('usephase_network_emissions', KG, [
    earlier(data),
    constant(factors.networkUsephase),
    earlier(grid),
    impressions,
  ]);
  const embodiedServer = product('embodied_server_emissions', KG, [
    earlier(servers),
    constant(factors.serverEmbodied),
    impressions,
  ]);
  const embodiedNetwork = product('embodied_network_emissions', KG, [
    earlier(data),
    constant(factors.networkEmbodied),
    impressions,
  ]);
  const parts = [usephaseServer, usephaseNetwork, embodiedServer, embodiedNetwork];
  const all = total(parts);
  return {
    ...fields,
    total_emissions: all.result,
    usephase_server_emissions: usephaseServer.result,
    usephase_network_emissions: usephaseNetwork.result,
    embodied_server_emissions: embodiedServer.result,
    embodied_network_emissions: embodiedNetwork.result,
    trace: traceOf(
      'selection',
      [servers, calls, data, ...steps, ...parts, all],
      fields.region === 'Global' ? [readingNote('global_region_alone')] : [],
    ),
  };
}
