import { useEffect, useState } from 'react';
import type { FileScores, Similarity } from '../differencesIn.ts';

/** How similar two pictures are: undefined while it is measured, null where it cannot be. */
export function useScores(similarity: Similarity, left: File, right: File): FileScores | null | undefined {
  const [found, setFound] = useState<{ left: File; right: File; scores: FileScores | null }>();
  useEffect(() => {
    const stop = new AbortController();
    similarity(left, right, stop.signal)
      .catch(() => null)
      .then((scores) => !stop.signal.aborted && setFound({ left, right, scores }));
    return () => stop.abort();
  }, [similarity, left, right]);
  return found?.left === left && found.right === right ? found.scores : undefined;
}
