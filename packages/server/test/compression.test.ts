import { gunzipSync } from 'node:zlib';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operationFacts, readSpecification } from '../src/core/specification.ts';
import { mayCompress } from '../src/http/compression.ts';
import { newRows } from './calls.ts';
import { type Harness, startHarness } from './harness.ts';
import { noise } from './pictures.ts';
import { idleOptimiser } from './world.ts';

let h: Harness;
let authorization: string;
let id: number;
beforeAll(async () => {
  // The check of answers would put the parts of a long one together.
  h = await startHarness(
    { ALLOW_DEMO: '1', CORS_ORIGINS: 'https://www.example.org' },
    { optimiser: idleOptimiser, works: false, checkAnswers: false },
  );
  const { token } = (await h.make.company()).admin;
  authorization = `Bearer ${token}`;
  const body = { name: 'Spring', version: 'gmsf1.2' };
  id = (await h.call('createCampaign', { token, body })).body.data.id;
});
afterAll(() => h.stop());

const send = (url: string, encoding?: string, { headers = {}, ...more }: InjectOptions = {}) =>
  h.program.app.inject({
    url: `/api${url}`,
    headers: {
      authorization,
      ...(encoding === undefined ? {} : { 'accept-encoding': encoding }),
      ...headers,
    },
    ...more,
  });
const list = (encoding?: string, query = '', more: InjectOptions = {}) =>
  send(`/campaigns/${id}/storages${query}`, encoding, more);
const bulk = (operations: readonly object[]) =>
  send(`/campaigns/${id}/bulk`, 'gzip', { method: 'POST', payload: { operations } });
const create = (name: string) => ({ op: 'create', stage: 'storage', row: { ...newRows.storage, name } });
const unzipped = (bytes: Buffer) => JSON.parse(gunzipSync(bytes).toString());
const varied = 'Origin, Accept-Encoding';

describe('a long answer', () => {
  beforeAll(async () => {
    const made = await bulk(Array.from({ length: 300 }, (_, index) => create(`Row ${index}`)));
    expect(made.headers['content-encoding']).toBe('gzip');
    expect(unzipped(made.rawPayload)).toMatchObject({ created: 300 });
  });

  it.each([
    ['in parts', ''],
    ['in one', '?limit=20'],
  ])('that is sent %s is the same compressed', async (_how, query) => {
    const [plain, small] = [await list(undefined, query), await list('gzip, deflate, br, zstd', query)];
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(small.headers['content-encoding']).toBe('gzip');
    expect(unzipped(small.rawPayload)).toEqual(plain.json());
    expect(small.rawPayload.length * 5).toBeLessThan(plain.rawPayload.length);
    for (const { headers } of [plain, small]) expect(headers.vary).toBe(varied);
  });

  it.each([
    ['gzip', 'gzip'],
    ['GZIP;q=0.5, br', 'gzip'],
    ['*', 'gzip'],
    ['gzip;q=0, identity', undefined],
    ['br', undefined],
    ['identity', undefined],
    ['', undefined],
  ])('to a client that accepts “%s” is encoded as %s', async (encoding, expected) => {
    expect((await list(encoding)).headers['content-encoding']).toBe(expected);
  });

  it.each(['', '?limit=20'])('says of itself what it would be: HEAD of …/storages%s', async (query) => {
    const { headers, rawPayload } = await list('gzip', query, { method: 'HEAD' });
    expect(headers).toMatchObject({ 'content-encoding': 'gzip', vary: varied });
    expect(headers['content-length']).toBeUndefined();
    expect(rawPayload).toHaveLength(0);
  });
});

it.each(['/openapi.json', '/errors.md'])('%s is not compressed for who refuses that', async (url) => {
  expect((await send(url, 'gzip;q=0')).headers['content-encoding']).toBeUndefined();
});

it('reference values have one ETag, compressed or not', async () => {
  const [plain, small] = [await send('/geos'), await send('/geos', 'gzip')];
  expect(small.headers['content-encoding']).toBe('gzip');
  const { etag } = small.headers;
  expect(etag).toMatch(/^W\/"[\w-]{43}"$/);
  expect(plain.headers.etag).toBe(etag);
  for (const encoding of [undefined, 'gzip']) {
    const again = await send('/geos', encoding, { headers: { 'if-none-match': etag } });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect(again.headers).toMatchObject({ etag, vary: varied });
    expect(again.headers['content-encoding']).toBeUndefined();
  }
});

it('what is short is sent as it is', async () => {
  const answer = await send('/user', 'gzip');
  expect(answer.headers['content-encoding']).toBeUndefined();
  expect(answer.json()).toMatchObject({ leaf_basic: true });
});

it('a refusal is sent as it is', async () => {
  const answer = await bulk(Array.from({ length: 50 }, () => create('')));
  expect([answer.statusCode, answer.headers['content-encoding']]).toEqual([422, undefined]);
  expect(answer.body.length).toBeGreaterThan(2_000);
});

it('pictures are sent as they are', async () => {
  const bytes = noise();
  const token = authorization.replace('Bearer ', '');
  const { body } = await h.call('uploadImage', { token, file: { name: 'noise.png', bytes } });
  const answer = await send(`/images/${body.data.id}`, 'gzip');
  expect(answer.headers['content-encoding']).toBeUndefined();
  expect(answer.rawPayload.equals(bytes)).toBe(true);
});

describe('the length of an answer gives away no secret:', () => {
  const document = readSpecification();
  /** What a schema of the contract can hold, with everything it refers to. */
  const whole = (schema: unknown, seen: readonly string[] = []): string => {
    const text = JSON.stringify(schema ?? '');
    const names = [...text.matchAll(/#\/components\/schemas\/(\w+)/g)].map(([, name = '']) => name);
    const fresh = names.filter((name) => !seen.includes(name));
    const all = [...seen, ...fresh];
    return text + fresh.map((name) => whole(document.components.schemas[name], all)).join('');
  };
  const secret = [...operationFacts(document)].filter(([, { successStatus, responses }]) =>
    /"(key|token|\w*url)":\{/.test(whole(responses[successStatus]?.content)),
  );

  it('the operations with one are found', () => {
    expect(secret.map(([operationId]) => operationId).sort()).toEqual([
      ...['createCheckout', 'createEmbedToken', 'createKey', 'getBillingPortal'],
      ...['logIn', 'previewCreative', 'rotateKey'],
    ]);
  });

  it.each(secret)('%s is not compressed', (operationId, facts) => {
    expect(mayCompress(operationId, facts)).toBe(false);
  });
});
