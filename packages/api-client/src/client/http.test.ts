import { expect, test } from 'vitest';
import { calls } from '../testing/contract.ts';
import { openCalls } from './http.ts';

test('the calls that wait for no token are those that need none', () => {
  const changing = calls.filter(
    ({ method, operation }) => method !== 'get' && operation.security?.length === 0,
  );
  expect(openCalls).toEqual(changing.map(({ method, path }) => `${method.toUpperCase()} ${path}`));
});
