import { expect, test } from 'vitest';
import { pseudo, pseudoWords } from './pseudo.ts';

test('a word is accented and longer', () => {
  expect(pseudo('Campaigns')).toBe('Çáámpááííĝñš');
  const sentence = 'Nothing has been measured yet.';
  expect(pseudo(sentence).length).toBeGreaterThanOrEqual(sentence.length * 1.3);
});

test('the words of a button are part of its name', () => {
  const { button, name } = pseudoWords({ button: 'Delete', name: (row: string) => `Delete ${row}` });
  expect(name('Spring launch')).toContain(button);
});

test('the tag of a language is no word', () => expect(pseudo('en')).toBe('en'));

test('data within a word stays as it is', () => {
  const { words } = pseudoWords({
    words: { deleted: (name: string, count: number) => `${name} and ${count} rows` },
  });
  expect(words.deleted('Spring launch', 3)).toBe('Spring launch ááñd 3 ŕóóŵš');
});

test('figures and signs stay as they are', () => expect(pseudo('0.42 %')).toBe('0.42 %'));

test('the name of the product is kept', () => expect(pseudo('Leaf, start page')).toBe('Leaf, štááŕt pááĝéé'));
