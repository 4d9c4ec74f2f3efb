import { expect, test } from 'vitest';
import { pseudo, pseudoWords } from './pseudo.ts';

test('a word is accented and at least two fifths longer', () => {
  expect(pseudo('Campaigns')).toBe('[Çámpáíĝñš one]');
  const sentence = 'Nothing has been measured yet.';
  expect(pseudo(sentence).length).toBeGreaterThanOrEqual(sentence.length * 1.4);
});

test('data within a word stays as it is', () => {
  const { words } = pseudoWords({
    words: { deleted: (name: string, count: number) => `${name} and ${count} rows` },
  });
  expect(words.deleted('Spring launch', 3)).toMatch(/^\[Spring launch áñd 3 ŕóŵš/);
});

test('figures and signs stay as they are', () => expect(pseudo('0.42 %')).toBe('0.42 %'));
