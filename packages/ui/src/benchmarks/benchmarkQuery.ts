import type { Geos } from '../types.ts';

/** The places benchmarks are asked for, as the API names them. */
export type BenchmarkPlaces = { country: string; region: string; delivery_region: string };

/** What was chosen, and the first of each list where nothing was; empty while there are no lists. */
export function benchmarkPlaces(
  geos: Geos | undefined,
  chosen: Partial<BenchmarkPlaces> = {},
): BenchmarkPlaces {
  return {
    country: chosen.country ?? geos?.countries[0] ?? '',
    region: chosen.region ?? geos?.regions[0] ?? '',
    delivery_region: chosen.delivery_region ?? geos?.delivery_regions[0] ?? '',
  };
}
