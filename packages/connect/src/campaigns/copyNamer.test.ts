import { expect, test } from 'vitest';
import { copyNamer, longestName } from './copyNamer.ts';

const words = { copyOf: (name: string) => `Copy of ${name}` };
const long = 'a'.repeat(longestName);
const cut = `Copy of ${'a'.repeat(longestName - 8)}`;

test.each([
  ['Spring', [], 'Copy of Spring'],
  ['Spring', ['Spring', 'Autumn'], 'Copy of Spring'],
  ['Spring', ['Copy of Spring'], 'Copy of Spring (2)'],
  ['Spring', ['Copy of Spring', 'Copy of Spring (2)', 'Copy of Spring (4)'], 'Copy of Spring (3)'],
  ['Copy of Spring', ['Copy of Spring'], 'Copy of Copy of Spring'],
  [long, [long], cut],
  [long, [long, cut], `${cut.slice(0, -4)} (2)`],
])('a copy of %s beside %j', (name, others, expected) => {
  expect(copyNamer(words, others)(name)).toBe(expected);
});

test('a long name keeps the word for a copy that follows it', () => {
  const name = copyNamer({ copyOf: (name) => `${name} – copie` }, []);
  const kept = longestName - ' – copie'.length;
  expect([long, long].map(name)).toEqual([
    `${'a'.repeat(kept)} – copie`,
    `${'a'.repeat(kept - 4)} – copie (2)`,
  ]);
});

test('copies that are made together have names of their own', () => {
  const name = copyNamer(words, ['Copy of Spring (2)']);
  expect(['Spring', 'Spring', 'Autumn', 'Spring'].map(name)).toEqual([
    'Copy of Spring',
    'Copy of Spring (3)',
    'Copy of Autumn',
    'Copy of Spring (4)',
  ]);
});

test('characters of two units are not cut in two', () => {
  const copy = copyNamer(words, [])('🍃'.repeat(longestName));
  expect([...copy]).toHaveLength(longestName);
  expect(copy.endsWith('🍃')).toBe(true);
});
