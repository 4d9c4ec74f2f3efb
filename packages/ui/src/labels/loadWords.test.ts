import { expect, onTestFinished, test, vi } from 'vitest';
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
  expect(wordsOf('fr')).toBe(wordsOf('fr'));
  expect((await wordsOf('fr')).jobsTable?.title).toBe('Tâches');
});

test('words that fail to load are asked for again, but not at once', async () => {
  // Another file of tests may have loaded them.
  vi.resetModules();
  const { languages } = await import('./languages.ts');
  const { wordsOf } = await import('./loadWords.ts');
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const load = vi.spyOn(languages.fr, 'words').mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await expect(wordsOf('fr')).rejects.toThrow('Failed to fetch');
  await expect(wordsOf('fr')).rejects.toThrow('Failed to fetch');
  expect(load).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(5_000);
  expect((await wordsOf('fr')).jobsTable?.title).toBe('Tâches');
});
