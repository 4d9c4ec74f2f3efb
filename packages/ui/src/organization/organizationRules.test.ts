import { expect, test } from 'vitest';
import { deleteRule, renameRule, organizationRuleLabels as text } from './organizationRules.ts';

const mismatch = 'Organization name does not match. Type the exact name to confirm.';

test.each([
  ['Northwind Media', null],
  ['  Northwind Media ', null],
  ['northwind media', mismatch],
  ['Northwind  Media', mismatch],
  ['Northwind', mismatch],
  ['', mismatch],
])('deleting Northwind Media by typing %j', (typed, message) =>
  expect(deleteRule(typed, 'Northwind Media', text)).toBe(message),
);

test.each([
  ['Northwind', null],
  ['', text.nameRequired],
  ['  ', text.nameRequired],
])('renaming to %j', (name, message) => expect(renameRule(name, text)).toBe(message));
