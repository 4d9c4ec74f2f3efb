import { type DeviceType, devices, consumptionFactors as factors } from '../factors/consumption.ts';
import {
  type ConsumptionFields,
  type ConsumptionInput,
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

const units = { usephase: 'kWh/s', embodied: 'kg CO2e/s' } as const;

/** A device's factor; for `mixed` the steps that weigh the four devices by their shares. */
function perSecond(kind: keyof typeof units, device: DeviceType): { steps: Step[]; factor: Factor } {
  if (device !== 'mixed') return { steps: [], factor: constant(factors.device[device][kind]) };
  const unit = units[kind];
  const weighted = devices.map((name) =>
    product(`mixed_${kind}.${name}`, unit, [
      constant(factors.device[name].share),
      constant(factors.device[name][kind]),
    ]),
  );
  const mixed = sum(`mixed_${kind}`, unit, weighted.map(earlier));
  return { steps: [...weighted, mixed], factor: earlier(mixed) };
}

/** Electricity and manufacture of the device while the ad is viewed. Throws `EmissionsError`. */
export function consumptionEmissions(
  input: ConsumptionInput,
  options: StageOptions = {},
): ConsumptionEmissions {
  const fields = normalizeConsumption(input);
  const seconds =
    fields.view_time === null
      ? constant(factors.viewTime[fields.placement_type ?? 'display'])
      : row('view_time', fields.view_time, 's');
  const impressions = row('impressions', fields.impressions, 'impressions');
  const electricity = perSecond('usephase', fields.device_type);
  const manufacture = perSecond('embodied', fields.device_type);

  const usephase = product('usephase_device_emissions', KG, [
    seconds,
    electricity.factor,
    countryGrid(fields.country, options),
    impressions,
  ]);
  const embodied = product('embodied_device_emissions', KG, [seconds, manufacture.factor, impressions]);
  const all = total([usephase, embodied]);
  return {
    ...fields,
    total_emissions: all.result,
    usephase_device_emissions: usephase.result,
    embodied_device_emissions: embodied.result,
    trace: traceOf('consumption', [...electricity.steps, ...manufacture.steps, usephase, embodied, all]),
  };
}
