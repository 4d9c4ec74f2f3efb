import type { SsimMap } from '@leaf/optimiser/browser';
import { useEffect, useState } from 'react';

type Measure = (signal: AbortSignal) => Promise<SsimMap>;

/**
 * The map of the visible pictures. Measured only while it is shown; the measurement is aborted when it no
 * longer is.
 */
export function useDifferences(measure: Measure | undefined, wanted: boolean) {
  const [found, setFound] = useState<{ by: Measure; map?: SsimMap }>();
  useEffect(() => {
    if (!measure || !wanted) return;
    const stop = new AbortController();
    measure(stop.signal).then(
      (map) => !stop.signal.aborted && setFound({ by: measure, map }),
      () => !stop.signal.aborted && setFound({ by: measure }),
    );
    return () => stop.abort();
  }, [measure, wanted]);
  const current = wanted && found?.by === measure ? found : undefined;
  return { map: current?.map, failed: current !== undefined && current.map === undefined };
}
