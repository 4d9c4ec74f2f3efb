import { countries, deliveryRegions, regions, type Stage } from '@leaf/emissions';

/** The places that a cell can have. */
export const places = { countries, regions: [...new Set<string>([...deliveryRegions, ...regions])] };

/** The regions that mend a line: it is delivery that needs one, unless the lines belong to selection. */
export const mendingRegions = (stage: Stage | undefined): readonly string[] =>
  stage === 'selection' ? regions : deliveryRegions;
