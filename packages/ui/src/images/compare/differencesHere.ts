import type { Differences } from './differencesIn.ts';
import { answerDifferenceCall } from './serveDifferences.ts';

/**
 * Measures on the page itself, which waits meanwhile: for pages where no worker starts. Rejects if a picture cannot be
 * decoded or the two differ in size.
 */
export const differencesHere: Differences = async (left, right, signal) => {
  const { map } = await answerDifferenceCall({ left, right });
  signal?.throwIfAborted();
  if (!map) throw new Error('The pictures cannot be compared.');
  return map;
};
