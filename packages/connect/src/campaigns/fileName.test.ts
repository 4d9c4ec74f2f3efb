import { expect, test } from 'vitest';
import { fileName } from './fileName.ts';

test.each([
  [['Spring launch', 'emissions'], 'Spring-launch-emissions'],
  [['../Q1: “A/B”?', 'emissions'], 'Q1-“A-B”-emissions'],
  [['', 'emissions'], 'emissions'],
  [['a'.repeat(200), 'x'], `${'a'.repeat(80)}-x`],
  [['Frühling\u0000\n2027'], 'Frühling-2027'],
])('%j is saved as %s', (words, expected) => expect(fileName(...words)).toBe(expected));
