import { ApiError } from '@leaf/api-client';
import { expect, test } from 'vitest';
import { untilRefused } from './untilRefused.ts';

const error = (status: number) => new ApiError({ kind: 'http', operation: 'listJobs', status });

test.each([
  ['nothing has failed', null, true],
  ['the server is away', error(503), true],
  ['the image is another organization’s', error(403), false],
  ['the image is gone', error(404), false],
])('%s', (_, failure, again) => expect(untilRefused({ state: { error: failure } }) !== false).toBe(again));
