import { expect, test } from 'vitest';
import { createFormat } from '../../../format/format.ts';
import { plan } from '../testPlan.ts';
import { nameWithUnit, shownCell, shownText } from './shownCell.ts';

const words = {
  fields: { payload: 'Payload' },
  values: { gigabytes: 'GB', megabytes: 'MB' },
  nameOf: (place: string) => place,
};

test.each([
  ['storage', 'Stage,Name,Payload\nStorage,A,1', 'Payload (GB)'],
  [undefined, 'Stage,Name,Payload\nStorage,A,1', 'Payload (GB, MB)'],
  [undefined, 'Name,Payload\nA,1', 'Payload (MB)'],
] as const)('payload has each of its units once: %s, %j', async (stage, text, name) => {
  const { rules } = await plan(text, { stage });
  expect(nameWithUnit('payload', words, rules)).toBe(name);
});

test('a date that a spreadsheet made of a number is written as in the reader’s language', async () => {
  const { lines } = await plan('Name;Payload\nA;2026-05-03\nB;soon\nC;2,5\nD;1');
  const german = createFormat('de', 'UTC');
  const shown = lines.map((line) => shownCell(line, 'payload', words, german));
  expect(shown).toEqual(['3. Mai 2026', 'soon', '2,5', '1']);
  expect(shownText('2026-05-03 or later', german)).toBe('2026-05-03 or later');
});
