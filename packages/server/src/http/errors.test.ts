import { S3ServiceException } from '@aws-sdk/client-s3';
import { expect, it } from 'vitest';
import type { Services } from '../core/services.ts';
import { answerErrors } from './errors.ts';
import { createServerInstance } from './server.ts';

/** What a call is answered with that fails. */
async function answerTo(error: Error) {
  const app = createServerInstance({ logLevel: 'silent', trustProxy: 0, corsOrigins: [] });
  answerErrors(app, {} as Services);
  app.get('/', async () => {
    throw error;
  });
  const { statusCode, headers } = await app.inject('/');
  return { status: statusCode, again: headers['retry-after'] };
}

const coded = (code: string) => Object.assign(new Error('It failed.'), { code });
const ofStore = (httpStatusCode: number) =>
  new S3ServiceException({ name: 'SlowDown', $fault: 'server', $metadata: { httpStatusCode } });

it.each([
  ['that refuses connections', coded('ECONNREFUSED')],
  ['whose name cannot be looked up now', coded('EAI_AGAIN')],
  ['whose host is off', coded('EHOSTUNREACH')],
  ['behind a network that is away', coded('ENETUNREACH')],
  ['that is a store with too much to do', ofStore(503)],
  ['that is a store without an answer', Object.assign(new Error('Too late.'), { name: 'TimeoutError' })],
])('a service %s makes a call one to repeat', async (_which, error) => {
  expect(await answerTo(error)).toEqual({ status: 503, again: '5' });
});

it.each([
  ['a mistake in the code', new TypeError('a is not b')],
  ['a store that refuses the key', ofStore(403)],
])('%s is not to be repeated', async (_which, error) => {
  expect(await answerTo(error)).toEqual({ status: 500, again: undefined });
});
