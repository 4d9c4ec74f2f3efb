import { useEffect, useState } from 'react';

/** Measures something about two pictures. */
export type Measure<Result> = (signal: AbortSignal) => Promise<Result>;

/**
 * What a measurement finds: undefined while it is under way or not wanted, null where it fails. It is aborted when it is
 * no longer wanted.
 * @param measure the same function for as long as the same is measured
 */
export function useMeasured<Result>(measure: Measure<Result> | undefined): Result | null | undefined {
  const [found, setFound] = useState<{ by: Measure<Result>; result: Result | null }>();
  useEffect(() => {
    if (!measure) return;
    const stop = new AbortController();
    measure(stop.signal)
      .catch(() => null)
      .then((result) => !stop.signal.aborted && setFound({ by: measure, result }));
    return () => stop.abort();
  }, [measure]);
  return found?.by === measure ? found?.result : undefined;
}
