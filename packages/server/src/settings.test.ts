import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { createServerInstance } from './http/server.ts';
import { ConfigError } from './startError.ts';

const SECRET = 'x'.repeat(32);
const HIDDEN = 'correct-horse';
type Env = Record<string, string>;

const stripe = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' };
const bucket = { S3_BUCKET: 'leaf' };
const numbers = ['many', '-1', 'NaN', 'Infinity', '1e99'];
const whole = [...numbers, '1.5'];
const addresses = ['leaf', '/leaf', 'ftp://leaf.example', 'http://', 'http://a b', 'javascript:alert(1)'];

/** Every setting with values that cannot be used, and what else has to be set for it to be read. */
const bad: Record<string, { values: readonly string[]; beside?: Env }> = {
  HOST: { values: ['http://0.0.0.0', '0.0.0.0/0', 'a b'] },
  PORT: { values: [...whole, '65536'] },
  ADMIN_PORT: { values: [...whole, '65536', '8080'] },
  PUBLIC_URL: {
    values: [...addresses, 'http://user:pass@localhost', 'http://localhost/?a', 'http://localhost#a'],
  },
  PORTAL_ORIGIN: { values: [...addresses, 'http://localhost/portal', 'null', '*'] },
  CORS_ORIGINS: {
    values: [
      ...addresses,
      'https://a.example/embed',
      'https://a.example,',
      'https://u:p@a.example',
      'https://*',
      'https://*.org',
      'https://a.*.org',
      '*',
      'null',
    ],
  },
  TRUST_PROXY: {
    values: [
      'true',
      'yes',
      '-1',
      '1.5',
      '99',
      '10.0.0.0/33',
      '10.0.0.0/0',
      '::/0',
      '10.0.0.1,',
      '300.0.0.1',
      'all',
      '0.0.0.0/1,128.0.0.0/1',
      '64.0.0.0/2',
      '10.0.0.0/254.0.0.0',
      '10.0.0.0/255.0.255.0',
      '::/1,8000::/1',
      '2000::/3',
      '::ffff:0:0/96',
      '::ffff:128.0.0.0/97',
      '::/16',
    ],
  },
  DATABASE_URL: {
    values: ['leaf', 'localhost:5432', `mysql://leaf:${HIDDEN}@db/leaf`, `postgres://a:${HIDDEN}@db:x/`],
  },
  S3_BUCKET: { values: ['a', 'a/b', 'a b', '../leaf'] },
  S3_ENDPOINT: { values: addresses, beside: bucket },
  S3_PREFIX: { values: ['../leaf', 'a b', 'a//b'], beside: bucket },
  S3_REGION: { values: ['eu west', 'eu/west'], beside: bucket },
  S3_ACCESS_KEY_ID: { values: ['key'], beside: bucket },
  S3_SECRET_ACCESS_KEY: { values: [HIDDEN], beside: bucket },
  S3_FORCE_PATH_STYLE: { values: ['no', '0', 'False'], beside: bucket },
  APP_SECRET: { values: ['short', 'x'.repeat(31)] },
  SMTP_URL: {
    values: [
      'mail.example.org',
      `http://a:${HIDDEN}@mail.example.org`,
      'smtp://',
      'smtp://mail.example.org?ignoreTLS=true',
      'smtp://mail.example.org?requireTLS=false',
      'smtps://mail.example.org?secure=false',
      'smtps://mail.example.org?tls.rejectUnauthorized=false',
    ],
  },
  SMTP_INSECURE: { values: ['yes', 'true'] },
  MAIL_FROM: { values: ['Leaf', 'Leaf <leaf>', 'Leaf <a@b.org>, c@d.org', 'a@b.org\nBcc: c@d.org'] },
  STRIPE_SECRET_KEY: { values: [HIDDEN, 'pk_live_1', 'sk_live_1'] },
  STRIPE_WEBHOOK_SECRET: { values: [HIDDEN], beside: stripe },
  STRIPE_PRICE_ID: { values: ['a price', '49,00'], beside: stripe },
  STRIPE_API_BASE: { values: addresses, beside: stripe },
  OTEL_EXPORTER_OTLP_ENDPOINT: { values: addresses },
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: { values: addresses },
  PLATFORM_ADMIN_EMAIL: { values: ['operator', 'a@b@c', 'Olga <olga@example.org>'] },
  // With a secret of its own, so that nothing would be written there.
  DATA_DIR: { values: ['/', '//', '/data/..'], beside: { APP_SECRET: SECRET } },
  DEMO: { values: ['perhaps', '1', 'true'] },
  ALLOW_DEMO: { values: ['yes', 'true', '2'] },
  HSTS_SUBDOMAINS: { values: ['yes', 'true'] },
  RATE_LIMIT_SCALE: { values: [...numbers, '0'] },
  UPLOAD_MAX_BYTES: { values: [...whole, '0'] },
  UPLOAD_MAX_MEGAPIXELS: { values: [...numbers, '0'] },
  QUOTA_CAMPAIGNS: { values: [...whole, '0'] },
  QUOTA_ROWS: { values: [...whole, '0'] },
  QUOTA_IMAGES: { values: [...whole, '0'] },
  QUOTA_CREATIVES: { values: [...whole, '0'] },
  QUOTA_BYTES: { values: [...whole, '0'] },
  OPTIMISE_CONCURRENCY: { values: [...whole, '0', '65'] },
  PICTURES_KEPT_DAYS: { values: [...whole, '36501'] },
  LOG_LEVEL: { values: ['loud', 'INFO'] },
};
/** Any value of these is one. */
const free = ['NODE_ENV', 'OTEL_SDK_DISABLED'];

const cases = Object.entries(bad).flatMap(([name, { values, beside = {} }]) =>
  values.map((value): [string, string, Env] => [name, value, beside]),
);

/** @returns the sentence the start ends with */
function refusal(env: Env): string {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  throw new Error('It was taken.');
}

describe('a setting that cannot be used', () => {
  it.each(cases)(
    '%s=%s ends the start with one sentence and leaves nothing behind',
    (name, value, beside) => {
      const dir = mkdtempSync(join(tmpdir(), 'leaf-settings-'));
      const sentence = refusal({ DATA_DIR: dir, ...beside, [name]: value });
      expect(sentence).toMatch(/^[A-Z][^\n]+\.$/);
      expect(sentence).toContain(name);
      expect(sentence).not.toContain(HIDDEN);
      expect(readdirSync(dir)).toEqual([]);
    },
  );

  it('is looked for in every setting there is', () => {
    const names = new Set<string>();
    const watch = (env: Env) =>
      new Proxy(env, {
        get: (target, name: string) => {
          names.add(name);
          return target[name];
        },
      });
    const DATA_DIR = mkdtempSync(join(tmpdir(), 'leaf-settings-'));
    readConfig(watch({ DATA_DIR }));
    readConfig(
      watch({ DATA_DIR, ...stripe, ...bucket, DATABASE_URL: 'postgres://db/leaf', APP_SECRET: SECRET }),
    );
    expect([...names].sort()).toEqual([...Object.keys(bad), ...free].sort());
  });

  it('is described for operators, as every one is', () => {
    const manual = readFileSync(join(import.meta.dirname, '../../../docs/operations.md'), 'utf8');
    const left = [...Object.keys(bad), ...free].filter((name) => !manual.includes(`\`${name}\``));
    expect(left).toEqual([]);
  });
});

it.each([
  '10.0.0.0/8, 172.16.0.0/12,192.168.0.0/255.255.0.0',
  'fd00::/8,fc00::/7,fe80::/10',
  '2001:db8::/32',
  '::ffff:10.0.0.0/104',
  '203.0.113.7,::1',
  'loopback,uniquelocal',
])('proxies are trusted at %s', (TRUST_PROXY) => {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'leaf-proxies-'));
  const { trustProxy } = readConfig({ DATA_DIR, TRUST_PROXY });
  expect(trustProxy).toBe(TRUST_PROXY.replaceAll(' ', ''));
  expect(() => createServerInstance({ logLevel: 'silent', trustProxy, corsOrigins: [] })).not.toThrow();
});

it('compose.yaml passes every setting on but those of its image', () => {
  const root = join(import.meta.dirname, '../../..');
  const compose = readFileSync(join(root, 'compose.yaml'), 'utf8');
  const image = readFileSync(join(root, 'Dockerfile'), 'utf8');
  const manual = readFileSync(join(root, 'docs/operations.md'), 'utf8');
  const cells = [...manual.matchAll(/^\| (`[A-Z][A-Z0-9_]+`(?:, `[A-Z][A-Z0-9_]+`)*) \|/gm)];
  const described = cells.flatMap(([, names = '']) => [...names.matchAll(/\w+/g)].map(([name]) => name));
  expect(described.length).toBeGreaterThan(40);
  const left = [...new Set([...Object.keys(bad), ...free, ...described])].filter(
    (name) =>
      !new RegExp(`^ +${name}: `, 'm').test(compose) && !new RegExp(`^ENV.* ${name}=`, 'm').test(image),
  );
  expect(left).toEqual([]);
});

describe('what is made for one computer', () => {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'leaf-public-'));
  const smtp = { SMTP_URL: 'smtps://mail.example.org' };
  const https = { PUBLIC_URL: 'https://leaf.example' };
  const ready = { ...smtp, ...stripe, ...https };

  it.each<[string, Env, RegExp]>([
    ['the outbox', { ...stripe, ...https }, /SMTP_URL/],
    ['the sandbox', { ...smtp, ...https }, /STRIPE_SECRET_KEY/],
    ['an address without TLS', { ...ready, PUBLIC_URL: 'http://leaf.example' }, /https/],
    ['a portal without TLS', { ...ready, PORTAL_ORIGIN: 'http://portal.example' }, /https/],
    ['the demo', { ...ready, DEMO: 'on' }, /DEMO/],
    [
      'everything, where only the portal is elsewhere',
      { PORTAL_ORIGIN: 'https://portal.example' },
      /PORTAL_ORIGIN/,
    ],
  ])('refuses to start in public with %s, unless a demo is asked for', (_case, env, named) => {
    expect(refusal({ DATA_DIR, ...env })).toMatch(named);
    expect(refusal({ DATA_DIR, ...env, NODE_ENV: 'production' })).toMatch(/^NODE_ENV is production, but /);
    expect(readConfig({ DATA_DIR, ...env, ALLOW_DEMO: '1' }).local).toBe(false);
  });

  it('refuses production at an address of this computer without TLS', () => {
    expect(refusal({ DATA_DIR, ...smtp, ...stripe, NODE_ENV: 'production' })).toMatch(/https/);
  });

  it.each([
    ['another host', { HOST: '0.0.0.0' }],
    ['a public address', { ...ready }],
    ['a demo in public', { PUBLIC_URL: 'http://leaf.example', ALLOW_DEMO: '1' }],
  ])('is not for %s', (_case, env) => {
    expect(readConfig({ DATA_DIR, ...env })).toMatchObject({ local: false, demo: false });
  });
});

describe('the mail server', () => {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'leaf-smtp-'));
  it.each<[Env, boolean]>([
    [{ SMTP_URL: 'smtp://mail.example.org:587' }, true],
    [{ SMTP_URL: 'smtp://10.0.0.5' }, true],
    [{ SMTP_URL: 'smtp://localhost.example.org' }, true],
    [{ SMTP_URL: 'smtp://127.0.0.1:25' }, false],
    [{ SMTP_URL: 'smtp://[::1]:25' }, false],
    [{ SMTP_URL: 'smtp://mailpit:1025', SMTP_INSECURE: '1' }, false],
  ])('%j gets mail by TLS alone: %s', (env, requireTls) =>
    expect(readConfig({ DATA_DIR, ...env }).mail).toMatchObject({ kind: 'smtp', requireTls }),
  );
});
