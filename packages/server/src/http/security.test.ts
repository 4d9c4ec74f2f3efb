import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { secureHeaders } from './security.ts';

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
