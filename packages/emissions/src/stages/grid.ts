import { Checks } from '../checks.ts';
import { gridConstant } from '../factors/grid.ts';
import { constant, type Factor, row } from '../trace.ts';

/** Overrides a value of the package, as the worked examples of the method do. */
export interface StageOptions {
  /** Grid intensity to use in place of the country's, kg CO2e/kWh. */
  grid?: number | undefined;
}

/** The grid intensity of a validated country, or its override. */
export function countryGrid(country: string, { grid }: StageOptions): Factor {
  const published = gridConstant(country);
  if (grid === undefined && published !== undefined) return constant(published);
  const checks = new Checks();
  const given = checks.required('grid', grid);
  checks.done();
  return row('grid', given, 'kg CO2e/kWh');
}
