import { languages } from '@leaf/ui/labels';
import { expect, test } from 'vitest';
import { languageOf } from './language.ts';

test.each(Object.keys(languages))('%s has the words of the connected components, in it', (tag) => {
  const { language, words } = languageOf(tag);
  expect(language).toBe(tag);
  const others = Object.keys(languages).filter((other) => other !== tag);
  for (const other of others) expect(words.sentences).not.toEqual(languageOf(other).words.sentences);
});

test('a tag with a country keeps it as the locale', () => {
  expect(languageOf('de-CH')).toMatchObject({ language: 'de', locale: 'de-CH' });
});

test('what Leaf does not speak is English', () => {
  expect(languageOf('xx')).toMatchObject({ language: 'en', locale: 'en-GB' });
});

test.each([
  ['de_DE', 'de'],
  ['de-DE.UTF-8', 'de'],
  ['fr.UTF-8', 'fr'],
  ['en-us-easy-reading-version', 'en'],
  ['pt_BR', 'en'],
])('of the malformed tag %s, what Leaf speaks is %s', (tag, spoken) => {
  expect(languageOf(tag).language).toBe(spoken);
});
