import { deliveryRegions, regions } from '@leaf/emissions';
import { fold } from './fold.ts';

/** Finds the region, from either list, that a cell names in the words of the interface or of the API. */
export function regionFinder(nameOf: (place: string) => string) {
  const all = [...regions, ...deliveryRegions];
  const known = new Map(
    all.flatMap((region) => [region, nameOf(region)].map((name) => [fold(name), region])),
  );
  return (cell: string): string | undefined => known.get(fold(cell));
}
