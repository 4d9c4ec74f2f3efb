import { useContext } from 'react';
import { LeafContext } from '../theme/leafContext.ts';
import type { LeafWords, Words } from './words.ts';

/**
 * The labels of a component: its defaults, overridden by the provider's `labels[key]`, then by its own
 * `labels` prop.
 */
export function useLabels<Key extends keyof LeafWords>(
  key: Key,
  defaults: LeafWords[Key],
  labels?: Partial<Words<LeafWords[Key]>>,
): LeafWords[Key] {
  const { labels: shared } = useContext(LeafContext);
  const ofKey = shared[key];
  return ofKey || labels ? Object.assign({}, defaults, ofKey, labels) : defaults;
}

/** Some labels of another component, without bringing the rest of them along. */
export function useSomeLabels<Key extends keyof LeafWords, Used extends keyof LeafWords[Key]>(
  key: Key,
  defaults: Pick<LeafWords[Key], Used>,
): Pick<LeafWords[Key], Used> {
  return Object.assign({}, defaults, useContext(LeafContext).labels[key]);
}
