import { expect, it } from 'vitest';
import { drawsAny } from './fontFaces.ts';

it.each([
  ['', 'x', true],
  ['U+0-FF', '12', true],
  ['U+0000-00FF, U+0131', 'ı', true],
  ['U+0-FF', 'Ж', false],
  ['U+0400-045F, U+0490-0491', 'Berlin Ж', true],
  ['u+26', '&', true],
  ['U+4??', 'Ж', true],
  ['U+4??', 'x', false],
  ['U+1F600', '😀', true],
])('a font for %j draws any of %j: %s', (range, text, draws) => {
  expect(drawsAny(range, text)).toBe(draws);
});
