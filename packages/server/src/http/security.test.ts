import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { allowOrigins, secureHeaders } from './security.ts';

async function hsts(env: Record<string, string>) {
  const app = Fastify();
  await secureHeaders(app, readConfig({ APP_SECRET: 'x'.repeat(32), ALLOW_DEMO: '1', ...env }));
  app.get('/', async () => '');
  const { headers } = await app.inject('/');
  return headers['strict-transport-security'];
}

describe('Strict-Transport-Security', () => {
  it('is sent where people come by https, for that name alone', async () => {
    expect(await hsts({ PUBLIC_URL: 'http://localhost:8080' })).toBeUndefined();
    expect(await hsts({ PUBLIC_URL: 'https://leaf.example' })).toBe('max-age=31536000');
  });

  it('covers the names below it when the operator says so', async () => {
    const env = { PUBLIC_URL: 'https://leaf.example', HSTS_SUBDOMAINS: '1' };
    expect(await hsts(env)).toBe('max-age=31536000; includeSubDomains');
  });
});

describe('CORS', () => {
  async function answered(env: Record<string, string>, origin: string, method: 'GET' | 'OPTIONS' = 'GET') {
    const app = Fastify();
    const { corsOrigins } = readConfig({ APP_SECRET: 'x'.repeat(32), ALLOW_DEMO: '1', ...env });
    allowOrigins(app, corsOrigins);
    app.get('/', async () => '');
    const { headers } = await app.inject({ method, url: '/', headers: { origin } });
    return headers;
  }
  const listed = {
    PORTAL_ORIGIN: 'https://portal.example',
    CORS_ORIGINS: 'https://www.example.org, https://*.host.example, http://localhost:5173',
  };

  it.each([
    ['https://portal.example', true],
    ['https://www.example.org', true],
    ['https://a.host.example', true],
    ['https://a.b.host.example', true],
    ['http://localhost:5173', true],
    ['http://localhost:5174', false],
    ['http://www.example.org', false],
    ['https://example.org', false],
    ['https://host.example', false],
    ['https://evilhost.example', false],
    ['https://.host.example', false],
    ['https://a.host.example.evil.example', false],
    ['https://evil.example/.host.example', false],
    ['null', false],
  ])('answers the origins that are listed, and no others: %s', async (origin, allowed) => {
    for (const method of ['GET', 'OPTIONS'] as const) {
      const headers = await answered(listed, origin, method);
      expect(headers['access-control-allow-origin']).toBe(allowed ? origin : undefined);
      expect(headers['access-control-allow-credentials']).toBeUndefined();
      expect(headers.vary).toBe('Origin');
    }
  });

  it('is off while no origin is listed', async () => {
    const headers = await answered({}, 'https://www.example.org');
    expect([headers['access-control-allow-origin'], headers.vary]).toEqual([undefined, undefined]);
  });
});
