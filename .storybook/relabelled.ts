import { useEffect, useState } from 'react';
import { english } from '../packages/ui/src/labels/english.ts';
import { modelEnglish } from '../packages/ui/src/labels/modelEnglish.ts';
import type { LeafLabels } from '../packages/ui/src/labels/words.ts';
import { lasting, nextFrame } from './frames.ts';
import { previews } from './otherScheme.ts';

const RELABEL = 'leaf-relabel';

const defaults: Record<string, Record<string, unknown>> = { ...english, emissionsModel: modelEnglish };

/** Neither a symbol nor a language tag. Units of size and `PC` are words: French writes ko and ordinateur. */
const isWord = (text: string) => /[A-Za-z]{3}|^[A-Z]{2}$/.test(text);

/** Marks a replaced label. */
const marked = (word: unknown): unknown => {
  if (typeof word === 'string') return isWord(word) ? `⟦${word}⟧` : word;
  if (typeof word === 'function') return (...values: unknown[]) => marked(word(...values));
  if (Array.isArray(word)) return word.map(marked);
  if (word && typeof word === 'object') return markedIn(word as Record<string, unknown>);
  return word;
};
export const markedIn = <Words extends Readonly<Record<string, unknown>>>(words: Words) =>
  Object.fromEntries(Object.entries(words).map(([key, word]) => [key, marked(word)])) as Words;

/** Every label of the package as a whole sentence or name. */
const known = new Set(
  Object.values(defaults)
    .flatMap((words) => Object.values(words))
    .filter((word) => typeof word === 'string' && isWord(word)),
);

/** The labels with which a test replaces the story's own. */
export function useRelabelled(): LeafLabels | undefined {
  const [words, setWords] = useState<LeafLabels>();
  useEffect(() => {
    const hear = (event: Event) => setWords((event as CustomEvent<LeafLabels | undefined>).detail);
    window.addEventListener(RELABEL, hear);
    return () => window.removeEventListener(RELABEL, hear);
  }, []);
  return words;
}

const relabel = (words: unknown) => window.dispatchEvent(new CustomEvent(RELABEL, { detail: words }));

/** The labels of the package that are visible on the page. */
function shownWords(): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found = new Set<string>();
  while (walker.nextNode()) {
    const { textContent, parentElement } = walker.currentNode;
    const text = textContent?.trim() ?? '';
    if (known.has(text) && !parentElement?.closest(previews.join())) found.add(text);
  }
  return [...found];
}

/** The text in a story's own args, which is data and stays unchanged. */
function textOf(args: unknown): string {
  const seen = new WeakSet<object>();
  return (
    JSON.stringify(args, (_key, value) => {
      if (typeof value !== 'object' || value === null) return value;
      if (seen.has(value) || value instanceof Node) return undefined;
      seen.add(value);
      return value;
    }) ?? ''
  );
}

/** Parameters of a story whose example data happens to equal a label of the package. */
type OwnWords = { ownWords?: readonly string[] };

/**
 * Renders the story with every label replaced.
 * @throws if a label of the package remains
 */
export async function checkRelabelled(args: unknown, { ownWords = [] }: OwnWords): Promise<void> {
  const before = shownWords();
  if (before.length === 0) return;
  relabel(markedIn(defaults));
  try {
    const own = textOf(args);
    const isLeft = (word: string) => before.includes(word) && !own.includes(word) && !ownWords.includes(word);
    const remaining = await lasting(() => shownWords().filter(isLeft));
    if (remaining.length > 0) throw new Error(`Words that cannot be replaced: ${remaining.join(', ')}`);
  } finally {
    relabel(undefined);
    await nextFrame();
  }
}
