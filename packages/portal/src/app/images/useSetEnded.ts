import { type ImageOutcome, isUnderWay } from '@leaf/api-client';
import { useEffect, useEffectEvent, useRef } from 'react';

/** Tells when the last job of a set has ended that was under way when the set was read before. */
export function useSetEnded(
  outcomes: readonly ImageOutcome[] | undefined,
  onEnded: (outcomes: readonly ImageOutcome[]) => void,
): void {
  const tell = useEffectEvent(onEnded);
  const before = useRef(false);
  useEffect(() => {
    if (!outcomes) return;
    const some = outcomes.some(({ job }) => job && isUnderWay(job));
    if (before.current && !some) tell(outcomes);
    before.current = some;
  }, [outcomes]);
}
