import { expect, it } from 'vitest';
import { visibleLine } from './visibleLine.ts';

it.each([
  ['Display P3', 'Display P3'],
  ['  ISO Coated\tv2\n\r\n(ECI) ', 'ISO Coated v2 (ECI)'],
  ['evil\u202egnp.exe', 'evilgnp.exe'],
  ['a\u0000b\u200bc\ufeffd\u00ade\u{e0041}', 'abcde'],
  ['\u2028\u2029 \u3000', ''],
  ['\u0007\u200b', ''],
  ['色空間 ✓', '色空間 ✓'],
  ['', ''],
])('%j is %j', (text, line) => expect(visibleLine(text, 64)).toBe(line));

it('is cut without splitting a character or ending in a space', () => {
  expect([...visibleLine('🌿'.repeat(300), 64)]).toEqual([...'🌿'.repeat(64)]);
  expect(visibleLine(`${'x'.repeat(63)} yz`, 64)).toBe('x'.repeat(63));
});

it('reads only the beginning of a long text, so that megabytes cost nothing', () => {
  expect(visibleLine(`${'\u200b'.repeat(16 * 64 - 1)}yz`, 64)).toBe('y');
  expect(visibleLine('é\u0300'.repeat(5_000_000), 64)).toHaveLength(64);
});
