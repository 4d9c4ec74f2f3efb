import type { Unit } from '../labels.ts';
import { type SourceId, sources } from './sources.ts';

/** A published or defined number with everything needed to look it up. */
export interface Constant<Name extends string = string> {
  /** Stable identifier, e.g. `ssd_kg_per_gb`. */
  readonly name: Name;
  /** A readable name. */
  readonly label: string;
  readonly value: number;
  readonly unit: Unit;
  readonly source: SourceId;
  readonly revision: string;
}

const from =
  (source: SourceId) =>
  <Name extends string>(name: Name, label: string, value: number, unit: Unit): Constant<Name> => ({
    name,
    label,
    value,
    unit,
    source,
    revision: sources[source].revision,
  });

/** A constant of the IAB Europe methodology. */
export const iab = from('iab_method');

/** A grid intensity of Ember, as republished by CO2.js. */
export const co2js = from('co2js');

/** A number the product itself defines. */
export const product = from('product');
