import { expect, test } from 'vitest';
import { criteriaOf, quoted } from './parts.ts';

test('a quotation inside a quotation has single marks', () => {
  expect(quoted('“Masters” deleted.')).toBe('“‘Masters’ deleted.”');
});

test('a long text is cut and says so', () => {
  expect(quoted('x'.repeat(48))).toBe(`“${'x'.repeat(48)}”`);
  expect(quoted('x'.repeat(49))).toBe(`“${'x'.repeat(48)}…”`);
});

test('criteria are in the order of WCAG: 1.4.3 before 1.4.10', () => {
  expect(criteriaOf([])).toEqual([
    '1.4.3 Contrast (minimum)',
    '1.4.10 Reflow at 320 px',
    '2.5.8 Target size (minimum)',
    '4.1.2 Name, role, value',
  ]);
});
