import { ApiError } from '@leaf/api-client';
import { expect, it } from 'vitest';
import { secondsAfter } from './waitAfter.ts';

type Init = ConstructorParameters<typeof ApiError>[0];

const failed = (init: Partial<Init>) =>
  new ApiError({ kind: 'http', operation: 'uploadImage', ...init } as Init);

it.each([
  ['a lost connection', failed({ kind: 'network' }), 2],
  ['a slow one', failed({ kind: 'timeout' }), 2],
  ['a busy server', failed({ status: 503 }), 2],
  ['a proxy whose server is away', failed({ status: 502 }), 2],
  ['a fault of the server', failed({ status: 500 }), undefined],
  ['a busy server that says how long', failed({ status: 429, retryAfterSeconds: 7 }), 7],
  [
    'a first try that the server still takes for alive',
    failed({ status: 409, code: 'idempotency_key_in_use' }),
    2,
  ],
  ['a picture that is none', failed({ status: 422, code: 'not_a_picture' }), undefined],
  ['another conflict', failed({ status: 409, code: 'conflict' }), undefined],
  ['a fault of the page', new Error('broken'), undefined],
])('after %s', (_what, error, seconds) => {
  expect(secondsAfter(error, 1)).toBe(seconds);
});

it('waits longer each time, and not for ever', () => {
  const lost = failed({ kind: 'network' });
  expect([1, 2, 3, 4, 5].map((attempt) => secondsAfter(lost, attempt))).toEqual([2, 4, 6, 8, undefined]);
});
