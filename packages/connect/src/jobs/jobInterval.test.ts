import { ApiError } from '@leaf/api-client';
import { expect, test } from 'vitest';
import { jobInterval } from './jobInterval.ts';

const error = (status: number) => new ApiError({ kind: 'http', operation: 'listJobs', status });

test.each([
  ['nothing has failed', false, null, 5000],
  ['the server tells of them', true, null, false],
  ['the server was away as it began to tell of them', true, error(503), 5000],
  ['the server is away', false, error(503), 5000],
  ['the image is another organization’s', false, error(403), false],
  ['the image is gone', true, error(404), false],
])('%s', (_, live, failure, every) => expect(jobInterval(live)({ state: { error: failure } })).toBe(every));
