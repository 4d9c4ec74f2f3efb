import { type ImageOutcome, isUnderWay } from '@leaf/api-client';
import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Calls `onEnded` once no job of the set is under way any more, if one was at the last reading.
 * @param ids the images of the set: another set begins anew
 */
export function useSetEnded(
  ids: readonly number[],
  outcomes: readonly ImageOutcome[] | undefined,
  onEnded: (outcomes: readonly ImageOutcome[]) => void,
): void {
  const tell = useEffectEvent(onEnded);
  /** The set that was under way at the last reading. */
  const before = useRef<string>(undefined);
  const set = ids.join();
  useEffect(() => {
    if (!outcomes) return;
    const some = outcomes.some(({ job }) => job && isUnderWay(job));
    if (before.current === set && !some) tell(outcomes);
    before.current = some ? set : undefined;
  }, [set, outcomes]);
}
