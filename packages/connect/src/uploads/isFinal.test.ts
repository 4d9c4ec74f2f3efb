import { ApiError } from '@leaf/api-client';
import { expect, it } from 'vitest';
import { isFinal } from './isFinal.ts';

type Init = ConstructorParameters<typeof ApiError>[0];

const failed = (init: Partial<Init>) =>
  new ApiError({ kind: 'http', operation: 'uploadImage', ...init } as Init);

it.each([
  ['a file that is no picture', failed({ status: 415, code: 'not_a_picture' }), true],
  ['a file that is too large', failed({ status: 413, code: 'file_too_large' }), true],
  ['a file that a proxy finds too large', failed({ status: 413 }), true],
  ['a name that is not valid', failed({ status: 422, code: 'invalid_input' }), true],
  ['an upload that cannot be read', failed({ status: 400, code: 'upload_unreadable' }), true],
  [
    'a picture that needs more than there is now',
    failed({ status: 413, code: 'image_too_demanding' }),
    false,
  ],
  ['a creative that does', failed({ status: 413, code: 'creative_too_demanding' }), false],
  ['a full quota', failed({ status: 409, code: 'image_limit_reached' }), false],
  ['a full disk', failed({ status: 507, code: 'no_room' }), false],
  ['too many uploads', failed({ status: 429, code: 'too_many_uploads' }), false],
  ['a plan that has ended', failed({ status: 402 }), false],
  ['a fault of the server', failed({ status: 500, code: 'internal_error' }), false],
  ['a lost line', failed({ kind: 'network' }), false],
  ['a slow one', failed({ kind: 'timeout' }), false],
  ['a fault of the page', new Error('broken'), false],
])('%s', (_what, error, final) => {
  expect(isFinal(error)).toBe(final);
});
