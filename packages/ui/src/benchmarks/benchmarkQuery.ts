import type { Geos } from '../types.ts';

/** The places that benchmarks are requested for, under the API's names. */
export type BenchmarkPlaces = { country: string; region: string; delivery_region: string };

/** The chosen places, by default the first of each list; empty while there are no lists. */
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
