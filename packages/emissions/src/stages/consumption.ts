import { devices, consumptionFactors as factors } from '../factors/consumption.ts';
import {
  type ConsumptionFields,
  type ConsumptionInput,
  type DeviceType,
  normalizeConsumption,
} from '../rows/consumptionRow.ts';
import {
  constant,
  earlier,
  type Factor,
  KG,
  product,
  row,
  type Step,
  sum,
  type Trace,
  total,
  traceOf,
} from '../trace.ts';
import { countryGrid, type StageOptions } from './grid.ts';

/** A consumption row with its emissions in kg CO2e. */
export interface ConsumptionEmissions extends ConsumptionFields {
  total_emissions: number;
  usephase_device_emissions: number;
  embodied_device_emissions: number;
  trace: Trace;
}

const kinds = {
  usephase: { label: 'Electricity per second', unit: 'kWh/s' },
  embodied: { label: 'Embodied emissions per second', unit: 'kg CO2e/s' },
} as const;

/** A device's factor; for `mixed` the steps that weigh the four devices by their shares. */
function perSecond(kind: keyof typeof kinds, device: DeviceType): { steps: Step[]; factor: Factor } {
  if (device !== 'mixed') return { steps: [], factor: constant(factors.device[device][kind]) };
  const { label, unit } = kinds[kind];
  const weighted = devices.map((name) =>
    product(`mixed_${kind}.${name}`, `${label}, part of ${name}`, unit, [
      constant(factors.device[name].share),
      constant(factors.device[name][kind]),
    ]),
  );
  const mixed = sum(`mixed_${kind}`, `${label}, mixed`, unit, weighted.map(earlier));
  return { steps: [...weighted, mixed], factor: earlier(mixed) };
}

/** Electricity and manufacture of the device while the ad is seen. Throws `EmissionsError`. */
export function consumptionEmissions(
  input: ConsumptionInput,
  options: StageOptions = {},
): ConsumptionEmissions {
  const fields = normalizeConsumption(input);
  const seconds =
    fields.view_time === null
      ? constant(factors.viewTime[fields.placement_type ?? 'display'])
      : row('view_time', 'View time', fields.view_time, 's');
  const impressions = row('impressions', 'Impressions', fields.impressions, 'impressions');
  const electricity = perSecond('usephase', fields.device_type);
  const manufacture = perSecond('embodied', fields.device_type);

  const usephase = product('usephase_device_emissions', 'Device, electricity', KG, [
    seconds,
    electricity.factor,
    countryGrid(fields.country, options),
    impressions,
  ]);
  const embodied = product('embodied_device_emissions', 'Device, embodied', KG, [
    seconds,
    manufacture.factor,
    impressions,
  ]);
  const all = total([usephase, embodied]);
  return {
    ...fields,
    total_emissions: all.result,
    usephase_device_emissions: usephase.result,
    embodied_device_emissions: embodied.result,
    trace: traceOf('consumption', [...electricity.steps, ...manufacture.steps, usephase, embodied, all]),
  };
}
