import { useContext, useMemo } from 'react';
import { LeafContext } from '../theme/leafContext.ts';

/**
 * The words a component shows: its defaults, then the provider's `labels[key]`, then its own `labels` prop.
 */
export function useLabels<Labels extends object>(
  key: string,
  defaults: Labels,
  labels?: Partial<Labels>,
): Labels {
  const { labels: shared } = useContext(LeafContext);
  const ofKey = shared[key];
  return useMemo<Labels>(
    () => (ofKey || labels ? Object.assign({}, defaults, ofKey, labels) : defaults),
    [defaults, ofKey, labels],
  );
}
