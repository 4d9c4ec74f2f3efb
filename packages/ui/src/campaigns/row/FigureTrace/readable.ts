import { withoutNoise } from '../../../format/withoutNoise.ts';

const prefixes = ['k', '', 'm', 'µ'] as const;

/**
 * Converts a small rate to a readable unit: 0.000000793 kWh/s is 0.793 mWh/s. Results in kg CO2e stay in
 * kilograms, so that they can be compared.
 * @param unit as shown, in any language
 * @param smallest the smallest of the values that share the unit, if there are several
 */
export function readable(value: number, unit: string, smallest = value): { value: number; unit: string } {
  const [, quantity, rest] = /^k(Wh|g)(.*)$/.exec(unit) ?? [];
  if (quantity === undefined || !rest?.includes('/')) return { value: withoutNoise(value), unit };
  let [shown, least, step] = [value, Math.abs(smallest), 0];
  while (least !== 0 && least < 0.01 && step < prefixes.length - 1) {
    shown *= 1000;
    least *= 1000;
    step += 1;
  }
  return { value: withoutNoise(shown), unit: `${prefixes[step]}${quantity}${rest}` };
}
