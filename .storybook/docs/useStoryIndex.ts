import { useEffect, useState } from 'react';

export type IndexEntry = {
  id: string;
  title: string;
  name: string;
  type: 'story' | 'docs';
  /** Tests of a story have its `exportName`. */
  subtype?: 'story' | 'test';
  tags?: string[];
  /** Of a story: its name in the file. */
  exportName?: string;
};

/** Whether an entry is a state to look at. */
export const isState = ({ type, subtype }: Pick<IndexEntry, 'type' | 'subtype'>): boolean =>
  type === 'story' && subtype !== 'test';

/** Storybook's own index of all entries; empty until it has loaded. */
export function useStoryIndex(): IndexEntry[] {
  const [entries, setEntries] = useState<IndexEntry[]>([]);
  useEffect(() => {
    const controller = new AbortController();
    // Relative, so that a static build works under any path.
    fetch('./index.json', { signal: controller.signal })
      .then((answer) => answer.json())
      .then((index: { entries: Record<string, IndexEntry> }) => setEntries(Object.values(index.entries)))
      .catch((reason: unknown) => {
        if (!controller.signal.aborted) throw reason;
      });
    return () => controller.abort();
  }, []);
  return entries;
}
