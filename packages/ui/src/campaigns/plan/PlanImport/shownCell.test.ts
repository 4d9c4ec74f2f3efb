import { expect, test } from 'vitest';
import { plan } from '../testPlan.ts';
import { nameWithUnit } from './shownCell.ts';

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
