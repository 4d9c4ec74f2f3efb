import { expect, test } from 'vitest';
import { quoted } from './parts.ts';

test('a quotation inside a quotation has single marks', () => {
  expect(quoted('“Masters” deleted.')).toBe('“‘Masters’ deleted.”');
});

test('a long text is cut and says so', () => {
  expect(quoted('x'.repeat(48))).toBe(`“${'x'.repeat(48)}”`);
  expect(quoted('x'.repeat(49))).toBe(`“${'x'.repeat(48)}…”`);
});
