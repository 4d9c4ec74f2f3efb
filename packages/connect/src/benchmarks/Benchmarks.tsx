import { BenchmarksScreen } from '@leaf/ui';
import { useBenchmarks } from './useBenchmarks.ts';

export type BenchmarksProps = {
  /** Where the way back leads. By default there is none. */
  backHref?: string;
};

/** The emissions of one million impressions at chosen places, and a campaign beside them. */
export function Benchmarks({ backHref }: BenchmarksProps) {
  return <BenchmarksScreen {...useBenchmarks()} backHref={backHref ?? null} />;
}
