import { useEffect, useState } from 'react';
import type { FileScores, Similarity } from '../differencesIn.ts';
import type { FilePicture } from './useFilePictures.ts';

/** How similar two pictures are: undefined while it is measured, null where it cannot be. */
export function useScores(
  similarity: Similarity,
  left: FilePicture | undefined,
  right: FilePicture | undefined,
): FileScores | null | undefined {
  const [found, setFound] = useState<{ left: File; right: File; scores: FileScores | null }>();
  const [a, b] = [left?.file, right?.file];
  useEffect(() => {
    if (!a || !b) return;
    const stop = new AbortController();
    similarity(a, b, stop.signal).then(
      (scores) => !stop.signal.aborted && setFound({ left: a, right: b, scores }),
      () => !stop.signal.aborted && setFound({ left: a, right: b, scores: null }),
    );
    return () => stop.abort();
  }, [similarity, a, b]);
  return found && found.left === a && found.right === b ? found.scores : undefined;
}
