import { countries, deliveryRegions, regions } from '@leaf/emissions';
import type { PlanField } from '../fields.ts';

const all = { countries, regions: [...new Set<string>([...deliveryRegions, ...regions])] };

/** The places to choose from for a field. */
export const placesOf = (_field: PlanField) => all;
