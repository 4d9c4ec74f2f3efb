import type { CallOptions } from '../client/options.ts';
import type { Benchmarks, Estimate, EstimateRows, Geos, operations } from '../contract.ts';
import { unwrapPart } from '../errors/unwrap.ts';
import type { Context } from './context.ts';

/** The parameters of benchmark values; names from `getGeos`. */
export type BenchmarkQuery = operations['getBenchmarks']['parameters']['query'];

export const referenceOperations = ({ http, init }: Context) => ({
  /** Countries and regions; the first of each list is its default. */
  getGeos: (options?: CallOptions): Promise<Geos> =>
    unwrapPart(http.GET('/geos', init(options)), 'getGeos', (geos) => geos),

  /** Kilograms of CO2e per million impressions, by stage and label. */
  getBenchmarks: (query: BenchmarkQuery, options?: CallOptions): Promise<Benchmarks> =>
    unwrapPart(
      http.GET('/benchmarks', { params: { query }, ...init(options) }),
      'getBenchmarks',
      ({ benchmarks }) => benchmarks,
    ),

  /** The emissions of rows that belong to no campaign, kg CO2e, with their calculation. Needs no account. */
  estimate: (rows: EstimateRows, options?: CallOptions): Promise<Estimate> =>
    unwrapPart(http.POST('/estimate', { body: rows, ...init(options) }), 'estimate', ({ data }) => data),
});
