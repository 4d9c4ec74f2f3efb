import { expect, onTestFinished, test, vi } from 'vitest';
import { languages } from './languages.ts';
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

test('words that fail to load are asked for again, but not at once', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const load = vi.spyOn(languages.fr, 'words').mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await expect(wordsOf('fr')).rejects.toThrow('Failed to fetch');
  await expect(wordsOf('fr')).rejects.toThrow('Failed to fetch');
  expect(load).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(5_000);
  expect((await wordsOf('fr')).jobsTable?.title).toBe('Tâches');
});
