import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readSpecification } from '../src/core/specification.ts';
import { type Harness, startHarness } from './harness.ts';
import { idleOptimiser } from './world.ts';

let h: Harness;
beforeAll(async () => {
  h = await startHarness({ PUBLIC_URL: 'http://localhost:9090' }, { optimiser: idleOptimiser, works: false });
});
afterAll(() => h.stop());

const read = (file: string, headers: Record<string, string> = {}) =>
  h.program.app.inject({ method: 'GET', url: `/api/${file}`, headers });

/** Each file, its type and what reads it. */
const files: [string, string, (text: string) => { openapi: string; servers: object }][] = [
  ['openapi.yaml', 'application/yaml; charset=utf-8', (text) => parse(text)],
  ['openapi.json', 'application/json; charset=utf-8', (text) => JSON.parse(text)],
];

describe.each(files)('%s', (file, type, readText) => {
  it('is the contract, with the address of the server, for anyone', async () => {
    const { statusCode, headers, body } = await read(file);
    expect([statusCode, headers['content-type']]).toEqual([200, type]);
    const { servers, ...contract } = readText(body);
    const { servers: _own, ...own } = JSON.parse(JSON.stringify(readSpecification()));
    expect(servers).toMatchObject([{ url: 'http://localhost:9090/api' }]);
    expect(contract).toEqual(own);
  });

  it('is compressed for those who accept it', async () => {
    const { headers, rawPayload } = await read(file, { 'accept-encoding': 'gzip, br' });
    expect(headers['content-encoding']).toBe('gzip');
    expect(readText(gunzipSync(rawPayload).toString()).openapi).toBe('3.1.0');
  });

  it('is not sent again to those who have it', async () => {
    const etag = String((await read(file)).headers.etag);
    const again = await read(file, { 'if-none-match': etag });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });
});

it('every code of a refusal is listed for anyone', async () => {
  const { statusCode, headers, body } = await read('errors.md');
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/markdown; charset=utf-8']);
  expect(body).toContain('| `name_taken` | 409 | An organization of this name exists already. |');
  // Nothing for those who work on Leaf.
  expect(body).not.toMatch(/npx|packages\//);
});

describe('the reference of the API', () => {
  it('is also found at /api/docs', async () => {
    const { statusCode, headers } = await read('docs');
    expect([statusCode, headers.location]).toEqual([302, 'reference']);
  });

  it('loads nothing from elsewhere', async () => {
    const page = await read('reference');
    expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(page.headers['content-security-policy']).toMatch(/^default-src 'none'; script-src 'self';/);
    const addresses = [...page.body.matchAll(/(?:src|href|data-contract)="([^"]+)"/g)].map(
      ([, found]) => found,
    );
    expect(addresses).toEqual([
      '/favicon.svg',
      'openapi.json',
      'openapi.json',
      'reference/redoc.js',
      'reference/start.js',
    ]);
    for (const file of ['reference/redoc.js', 'reference/start.js']) {
      const { statusCode, headers, body } = await read(file);
      expect([statusCode, headers['content-type']]).toEqual([200, 'text/javascript; charset=utf-8']);
      expect(body).not.toMatch(/https?:\/\/cdn\./);
    }
  });
});
