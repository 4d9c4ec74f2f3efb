import { expect, test } from 'vitest';
import { present } from './stageRules.ts';

type Input = { name: string; region?: string | null; payload?: number | null };

test('what does not apply is absent from a payload, and 0 is not', () => {
  expect(present<Input>({ name: '', region: null, payload: 0 })).toStrictEqual({
    name: '',
    payload: 0,
  });
});

test('a payload that forgets a field does not compile, nor one without a name', () => {
  // @ts-expect-error payload is missing
  present<Input>({ name: '', region: 'NA' });
  // @ts-expect-error name is required
  present<Input>({ name: null, region: null, payload: null });
});
