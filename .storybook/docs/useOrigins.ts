import { useEffect, useMemo, useState } from 'react';
import { collectLabels } from './collectLabels.ts';
import { labelRows } from './labelRows.ts';
import type { Origin } from './parts.ts';
import type { Prepared } from './prepared.ts';

const plain = (text: unknown) => String(text).trim();
const isText = (value: unknown) =>
  (typeof value === 'string' && value.trim() !== '') || typeof value === 'number';

/** Tells where a text of a component comes from: one of its props, or one of its words in any language. */
export function useOrigins(
  story: Prepared,
  storyFile: unknown,
  lines: Readonly<Record<string, string>>,
): (text: string) => Origin | undefined {
  const [words, setWords] = useState<ReadonlyMap<string, string>>(new Map());
  useEffect(() => {
    let left = false;
    const collect = async (file: string) => {
      const keys = await collectLabels(file);
      const rows = keys.flatMap((key) => labelRows(key, `${key}.`));
      const known = rows.flatMap(([name, ...texts]) => texts.map((text) => [plain(text), name] as const));
      // The first place that defines a word is its own.
      if (!left) setWords(new Map(known.reverse()));
    };
    if (typeof storyFile === 'string') void collect(storyFile);
    return () => {
      left = true;
    };
  }, [storyFile]);
  return useMemo(() => {
    const props = new Map(
      Object.entries(story.initialArgs)
        .filter(([, value]) => isText(value))
        .map(([name, value]) => [plain(value), name]),
    );
    return (text) => {
      const prop = props.get(text);
      if (prop) return { name: prop, line: lines[prop], isProp: true };
      const word = words.get(text);
      return word ? { name: word, isProp: false } : undefined;
    };
  }, [story, lines, words]);
}
