import { mkdtempSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { isLoopback } from './loopback.ts';
import { ConfigError } from './startError.ts';

const DATA_DIR = mkdtempSync(join(tmpdir(), 'leaf-config-'));
const SECRET = 'x'.repeat(32);
const read = (env: Record<string, string> = {}, role?: string) => readConfig({ DATA_DIR, ...env }, { role });

describe('the configuration', () => {
  it('of an empty environment is everything embedded, on loopback, with the demo', () => {
    expect(read()).toMatchObject({
      role: 'all',
      host: '127.0.0.1',
      port: 8080,
      databaseUrl: undefined,
      objects: { kind: 'disk' },
      mail: { kind: 'outbox' },
      billing: { kind: 'sandbox' },
      publicUrl: 'http://localhost:8080',
      trustProxy: false,
      demo: true,
      rateLimitScale: 1,
    });
  });

  it.each<[string, Record<string, string>, string | undefined]>([
    ['nothing set', {}, undefined],
    [
      'an address for everything',
      { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://c:4318/' },
      'http://c:4318/v1/traces',
    ],
    [
      'one for traces alone',
      {
        OTEL_EXPORTER_OTLP_ENDPOINT: 'http://c:4318',
        OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'http://t:4318/own',
      },
      'http://t:4318/own',
    ],
    [
      'OpenTelemetry switched off',
      { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://c:4318', OTEL_SDK_DISABLED: 'true' },
      undefined,
    ],
  ])('sends traces where the environment says: %s', (_case, env, url) =>
    expect(read(env).tracing?.url).toBe(url),
  );

  it('makes its secret once, for its owner only', () => {
    const { appSecret } = read();
    expect(read().appSecret).toBe(appSecret);
    expect(appSecret.length).toBeGreaterThanOrEqual(32);
    expect(statSync(join(DATA_DIR, 'app-secret')).mode & 0o777).toBe(0o600);
  });

  it.each([
    ['another host', { HOST: '0.0.0.0' }],
    ['a mail server', { SMTP_URL: 'smtp://localhost' }],
    ['being told so', { DEMO: 'off' }],
  ])('has no demo with %s', (_case, env) => expect(read(env).demo).toBe(false));

  it.each<[string, Record<string, string>, string?]>([
    ['a role that does not exist', {}, 'both'],
    ['a split role on the embedded database', {}, 'worker'],
    ['an address that is none', { PUBLIC_URL: 'leaf' }],
    ['a port that is none', { PORT: 'eighty' }],
    ['a bucket without a name', { S3_ENDPOINT: 'http://localhost:9000' }],
    ['a prefix that is none', { S3_BUCKET: 'leaf', S3_PREFIX: '../other' }],
    ['Stripe without its webhook secret', { STRIPE_SECRET_KEY: 'sk_test_1' }],
    ['trust in every proxy', { TRUST_PROXY: 'true' }],
    ['a short secret', { APP_SECRET: 'short' }],
    ['no secret for a fleet', { DATABASE_URL: 'postgres://localhost/leaf' }],
    ['the outbox in production', { NODE_ENV: 'production' }],
    ['the sandbox in production', { NODE_ENV: 'production', SMTP_URL: 'smtp://localhost' }],
    ['a demo neither on nor off', { DEMO: 'perhaps' }],
  ])('refuses %s with a sentence', (_case, env, role) => {
    expect(() => read(env, role)).toThrow(ConfigError);
    expect(() => read(env, role)).toThrow(/\.$/);
  });

  it.each([
    ['', ''],
    ['leaf', 'leaf/'],
    ['/staging/leaf/', 'staging/leaf/'],
  ])('keeps pictures below the prefix %j of a bucket', (S3_PREFIX, prefix) =>
    expect(read({ S3_BUCKET: 'leaf', S3_PREFIX }).objects).toMatchObject({ kind: 's3', prefix }),
  );

  it('allows a demo in production when asked for it', () => {
    expect(read({ NODE_ENV: 'production', ALLOW_DEMO: '1' }).production).toBe(true);
  });

  it('runs split on PostgreSQL', () => {
    const env = { DATABASE_URL: 'postgres://localhost/leaf', APP_SECRET: SECRET };
    expect(read(env, 'worker').role).toBe('worker');
  });
});

it.each([
  ['127.0.0.1', true],
  ['127.8.9.10', true],
  ['::1', true],
  ['::ffff:127.0.0.1', true],
  ['localhost', true],
  ['127.0.0.1.example.org', false],
  ['192.168.0.1', false],
  ['', false],
  ['[::1]', true],
  ['0:0:0:0:0:0:0:1', true],
  ['LOCALHOST', true],
  ['127.999.0.1', false],
  ['::ffff:192.0.2.7', false],
  ['leaf.localhost', false],
])('%j is this machine: %s', (host, local) => expect(isLoopback(host)).toBe(local));
