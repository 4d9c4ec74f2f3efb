import { type Constant, co2js } from './constant.ts';
import { gridTable } from './gridTable.ts';

/** One country's average grid intensity. */
export interface CountryGrid {
  readonly name: string;
  readonly iso2: string;
  /** Year of the data. */
  readonly year: number;
  readonly kgPerKwh: number;
}

/** Grid intensities of all countries by display name, in display order. */
export const grids: ReadonlyMap<string, CountryGrid> = new Map(
  gridTable.map(([name, iso2, year, kgPerKwh]) => [name, { name, iso2, year, kgPerKwh }]),
);

/** The countries a row may name, in alphabetical order. */
export const countries: readonly string[] = [...grids.keys()];

/** The name of a country's grid intensity, by its ISO code. */
export type CountryGridName = `grid_kg_per_kwh.${string}`;

/** The grid intensity of a country as a constant of the trace; undefined for an unknown country. */
export function gridConstant(country: string): Constant<CountryGridName> | undefined {
  const grid = grids.get(country);
  if (grid === undefined) return undefined;
  const label = `Grid intensity of ${grid.name}, ${grid.year}`;
  return co2js(`grid_kg_per_kwh.${grid.iso2}`, label, grid.kgPerKwh, 'kg CO2e/kWh');
}
