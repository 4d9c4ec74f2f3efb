import { describe, expect, test } from 'vitest';
import { de } from './de.ts';

type Module = Record<string, unknown>;

const files = import.meta.glob<Module>([
  '../**/*.{ts,tsx}',
  '!../**/*.{stories,test}.*',
  '!../**/fixtures/**',
]);
const sources = import.meta.glob<string>(['../**/*.{ts,tsx}', '!../**/*.{stories,test}.*'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Every call of useLabels with a key: which constant holds its words. */
const uses = Object.values(sources).flatMap((source) =>
  [...source.matchAll(/useLabels\(\s*'(\w+)',\s*(\w+)/g)].map(([, key = '', constant = '']) => ({
    key,
    constant,
  })),
);
const constants = new Map(uses.map(({ key, constant }) => [key, constant]));

/** The file that exports a constant. */
async function wordsOf(constant: string): Promise<Module> {
  const path = Object.keys(sources).find((file) => sources[file]?.includes(`export const ${constant} =`));
  const words = path && (await files[path]?.())?.[constant];
  if (typeof words !== 'object' || words === null) throw new Error(`${constant} is exported nowhere`);
  return { ...words };
}

test('finds the words of the package', () => {
  expect(constants.size).toBeGreaterThan(50);
});

test('German has the words of every component, and of no other', () => {
  expect(Object.keys(de).sort()).toEqual([...constants.keys()].sort());
});

describe.each([...constants])('%s', (key, constant) => {
  test('has every word as the same kind', async () => {
    const defaults = await wordsOf(constant);
    const kinds = (words: Module) =>
      Object.fromEntries(
        Object.entries(words)
          .map(([name, word]) => [name, typeof word] as const)
          .sort(([a], [b]) => a.localeCompare(b)),
      );
    expect(kinds(de[key] ?? {})).toEqual(kinds(defaults));
  });

  test('leaves no word empty', () => {
    for (const word of Object.values(de[key] ?? {})) {
      expect(typeof word === 'string' ? word.trim() : word('1', '2', '3', '4', '5').trim()).not.toBe('');
    }
  });
});
