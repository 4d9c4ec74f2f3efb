import { expect, test } from 'vitest';
import { translatedTo, wordsOf } from './loadWords.ts';

test.each([
  ['de', 'de'],
  ['fr', 'fr'],
  ['en', undefined],
  ['de-AT', undefined],
  ['toString', undefined],
  [undefined, undefined],
] as const)('%s brings the words of %s', (tag, language) => expect(translatedTo(tag)).toBe(language));

test('the words of a language are the same promise each time', async () => {
  expect(wordsOf('de')).toBe(wordsOf('de'));
  expect((await wordsOf('de')).jobsTable?.title).toBe('Aufträge');
});
