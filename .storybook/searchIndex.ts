import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pageAliases } from './aliases.ts';
import { sentenceCase } from './sentenceCase.ts';

/** A place on a page of text; the search of the sidebar looks through their titles. */
type Anchor = { id: string; title: string };
export type Entry = {
  id: string;
  type: string;
  subtype?: string;
  name: string;
  title: string;
  importPath: string;
  anchors?: Anchor[];
};
export type Index = { v: number; entries: Record<string, Entry> };
type Generator = { getIndex: () => Promise<Index> };

/** What the advice beside a component's stories says that people also search for. */
function aliasesBeside(importPath: string, folder: string): string[] {
  const file = join(folder, importPath.replace('.stories.', '.advice.'));
  if (!importPath.includes('.stories.') || !existsSync(file)) return [];
  const list = /^ {2}aliases: \[([^\]]*)\]/m.exec(readFileSync(file, 'utf8'))?.[1] ?? '';
  return [...list.matchAll(/'((?:[^'\\]|\\.)*)'/g)].map(([, alias = '']) => alias);
}

/**
 * The index with what the sidebar needs of it: names in sentence case, and for each page what people also search for.
 * @param folder the root of the project
 */
export function forReaders({ v, entries }: Index, folder: string): Index {
  const told = Object.values(entries).map((entry): Entry => {
    // A test has a sentence for a name.
    if (entry.subtype === 'test') return entry;
    if (entry.type === 'story') return { ...entry, name: sentenceCase(entry.name) };
    // A list of the states of a component would find “Empty” once more for each of them.
    const isComponent = entry.importPath.includes('.stories.');
    const aliases = [...(pageAliases[entry.title] ?? []), ...aliasesBeside(entry.importPath, folder)];
    const headings = isComponent ? [] : (entry.anchors ?? []);
    return { ...entry, anchors: [...aliases.map((title) => ({ id: 'top', title })), ...headings] };
  });
  return { v, entries: Object.fromEntries(told.map((entry) => [entry.id, entry])) };
}

const known = new WeakSet<Generator>();

/** Lets Storybook's own generator make such an index. It is asked for several times, and changed once. */
export function searchable<G extends Generator>(generator: G, folder = process.cwd()): G {
  if (known.has(generator)) return generator;
  known.add(generator);
  const getIndex = generator.getIndex.bind(generator);
  generator.getIndex = async () => forReaders(await getIndex(), folder);
  return generator;
}
