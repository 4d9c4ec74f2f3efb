import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Harness, startHarness } from './harness.ts';
import { idleOptimiser } from './world.ts';

const origin = 'https://www.example.org';
let h: Harness;
beforeAll(async () => {
  const env = { ALLOW_DEMO: '1', CORS_ORIGINS: origin };
  h = await startHarness(env, { optimiser: idleOptimiser, works: false });
});
afterAll(() => h.stop());

const ask = (method: InjectOptions['method'], url: string, from = origin) =>
  h.program.app.inject({ method: method ?? 'GET', url, headers: { origin: from } });

describe('a page of an origin that is listed reads every refusal', () => {
  it.each<[InjectOptions['method'], string, number, string]>([
    ['GET', '/api/user', 401, 'not_signed_in'],
    ['GET', '/api/nothing', 404, 'nothing_here'],
    ['GET', '/api/.hidden', 404, 'nothing_here'],
    ['POST', '/api/no/thing', 404, 'nothing_here'],
    ['PUT', '/api/', 404, 'nothing_here'],
    ['GET', '/api/%zz', 400, 'address_unreadable'],
    ['DELETE', `/api/images/${'1'.repeat(300)}`, 404, 'nothing_here'],
    ['DELETE', '/api/login', 405, 'method_not_allowed'],
  ])('%s %.20s', async (method, url, status, code) => {
    const answer = await ask(method, url);
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ code });
    expect(answer.headers).toMatchObject({ 'access-control-allow-origin': origin, vary: 'Origin' });
    const asked = await ask('OPTIONS', url);
    expect(asked.statusCode).toBe(204);
    expect(asked.headers['access-control-allow-origin']).toBe(origin);
  });

  it.each(['/api/nothing', '/api/%zz'])('but a page of another reads none: %s', async (url) => {
    const { headers } = await ask('GET', url, 'https://evil.example');
    expect(headers['access-control-allow-origin']).toBeUndefined();
    expect(headers.vary).toBe('Origin');
  });
});
