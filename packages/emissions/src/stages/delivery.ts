import { deliveryFactors as factors } from '../factors/delivery.ts';
import { readingNote } from '../readings.ts';
import { type DeliveryFields, type DeliveryInput, normalizeDelivery } from '../rows/deliveryRow.ts';
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

/** A delivery row with its emissions in kg CO2e; the ratios are the effective ones, also for a region. */
export interface DeliveryEmissions extends DeliveryFields {
  fixed_ratio: number;
  mobile_ratio: number;
  total_emissions: number;
  usephase_mobile_network_emissions: number;
  usephase_fixed_network_emissions: number;
  usephase_cdn_emissions: number;
  embodied_mobile_network_emissions: number;
  embodied_fixed_network_emissions: number;
  embodied_cdn_emissions: number;
  trace: Trace;
}

/** The steps up to the data per impression, which is the last. */
function megabytes({ level, placement_type, payload, completion_rate }: DeliveryFields): {
  steps: Step[];
  data: Step;
} {
  const unit = 'MB/impression';
  const size = factors.size[placement_type ?? 'display'];
  const given = row('payload', payload ?? 0, unit);
  const completed = product('completed_payload', unit, [
    given,
    row('completion_rate', completion_rate ?? 1, 'share'),
  ]);
  const creative = { 0: constant(size.payload), 1: given, 2: earlier(completed), 3: given }[level];
  const overhead = level === 3 ? [] : [constant(size.overhead)];
  const data = sum('megabytes', unit, [creative, ...overhead]);
  return { steps: level === 2 ? [completed, data] : [data], data };
}

/** The shares of fixed and mobile networks. */
function shares({ region, fixed_ratio, mobile_ratio }: DeliveryFields): { fixed: Factor; mobile: Factor } {
  if (region !== null) {
    const { fixed, mobile } = factors.ratios[region];
    return { fixed: constant(fixed), mobile: constant(mobile) };
  }
  return {
    fixed: row('fixed_ratio', fixed_ratio ?? 0, 'share'),
    mobile: row('mobile_ratio', mobile_ratio ?? 0, 'share'),
  };
}

/** Networks and CDN that deliver the creative. Throws `EmissionsError`. */
export function deliveryEmissions(input: DeliveryInput, options: StageOptions = {}): DeliveryEmissions {
  const fields = normalizeDelivery(input);
  const { steps, data } = megabytes(fields);
  const { fixed, mobile } = shares(fields);
  const grid = countryGrid(fields.country, options);
  const impressions = row('impressions', fields.impressions, 'impressions');

  const carriers = {
    mobile: { field: 'mobile_network', share: [mobile] },
    fixed: { field: 'fixed_network', share: [fixed] },
    cdn: { field: 'cdn', share: [] },
  } as const;
  const usephase = (carrier: keyof typeof carriers) =>
    product(`usephase_${carriers[carrier].field}_emissions`, KG, [
      earlier(data),
      grid,
      ...carriers[carrier].share,
      constant(factors[carrier].usephase),
      impressions,
    ]);
  const embodied = (carrier: keyof typeof carriers) =>
    product(`embodied_${carriers[carrier].field}_emissions`, KG, [
      earlier(data),
      ...carriers[carrier].share,
      constant(factors[carrier].embodied),
      impressions,
    ]);

  const usephaseMobile = usephase('mobile');
  const usephaseFixed = usephase('fixed');
  const usephaseCdn = usephase('cdn');
  const embodiedMobile = embodied('mobile');
  const embodiedFixed = embodied('fixed');
  const embodiedCdn = embodied('cdn');
  const parts = [usephaseMobile, usephaseFixed, usephaseCdn, embodiedMobile, embodiedFixed, embodiedCdn];
  const all = total(parts);
  return {
    ...fields,
    fixed_ratio: fixed.value,
    mobile_ratio: mobile.value,
    total_emissions: all.result,
    usephase_mobile_network_emissions: usephaseMobile.result,
    usephase_fixed_network_emissions: usephaseFixed.result,
    usephase_cdn_emissions: usephaseCdn.result,
    embodied_mobile_network_emissions: embodiedMobile.result,
    embodied_fixed_network_emissions: embodiedFixed.result,
    embodied_cdn_emissions: embodiedCdn.result,
    trace: traceOf(
      'delivery',
      [...steps, ...parts, all],
      fields.level === 2 ? [readingNote('completion_overhead')] : [],
    ),
  };
}
