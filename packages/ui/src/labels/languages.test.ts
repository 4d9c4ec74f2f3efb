import { describe, expect, test } from 'vitest';
import { english } from './english.ts';
import { languages } from './languages.ts';
import { modelEnglish } from './modelEnglish.ts';

type AnyWords = Record<string, Record<string, unknown>>;

const { en: _default, ...translations } = languages;
const defaults: AnyWords = { ...english, emissionsModel: modelEnglish };

/** The keys of all words, and the kind of each. */
const kinds = (words: AnyWords) =>
  Object.entries(words)
    .flatMap(([key, own]) => Object.entries(own).map(([name, word]) => `${key}.${name}: ${typeof word}`))
    .sort();

/** Every word as it is shown, with something for what it is told. */
const said = (words: AnyWords) =>
  Object.entries(words).flatMap(([key, own]) =>
    Object.entries(own).map(([name, word]) => ({
      name: `${key}.${name}`,
      text: `${typeof word === 'function' ? word('1', '2', '3', '4', '5') : word}`,
    })),
  );

test('there are words', () => expect(kinds(defaults).length).toBeGreaterThan(500));

describe.each(Object.entries(translations))('%s', (_language, { words }) => {
  // The compiler finds a missing word; an extra one can hide behind a spread.
  test('has every word of the package as the same kind, and no other', async () => {
    expect(kinds(await words())).toEqual(kinds(defaults));
  });

  test('leaves no word empty', async () => {
    const empty = said(await words()).filter(({ text }) => text.trim() === '');
    expect(empty).toEqual([]);
  });
});

/** One thing has one word: the other is another screen's for the same. */
test.each([['de', 'Impressionen']] as const)('%s never says %s', async (language, other) => {
  const also = said(await languages[language].words()).filter(({ text }) => text.includes(other));
  expect(also).toEqual([]);
});
