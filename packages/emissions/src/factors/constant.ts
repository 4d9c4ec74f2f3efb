import { type SourceId, sources } from './sources.ts';

/** A published or defined number with everything needed to look it up again. */
export interface Constant {
  /** Stable identifier, e.g. `ssd_kg_per_gb`. */
  readonly name: string;
  /** The same for a person. */
  readonly label: string;
  readonly value: number;
  readonly unit: string;
  readonly source: SourceId;
  readonly revision: string;
}

const from =
  (source: SourceId) =>
  (name: string, label: string, value: number, unit: string): Constant => ({
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
