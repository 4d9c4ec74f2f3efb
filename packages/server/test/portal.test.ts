import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Harness, startHarness } from './harness.ts';
import { idleOptimiser } from './world.ts';

const portalDir = mkdtempSync(join(tmpdir(), 'leaf-portal-'));
mkdirSync(join(portalDir, 'assets'));
writeFileSync(join(portalDir, 'index.html'), '<!doctype html><script nonce="LEAF_CSP_NONCE">1</script>');
writeFileSync(
  join(portalDir, 'login.html'),
  '<!doctype html><script nonce="LEAF_CSP_NONCE">1</script><h1>Drawn</h1>',
);
mkdirSync(join(portalDir, '.vite'));
writeFileSync(join(portalDir, '.vite/manifest.json'), '{"hidden":1}');
writeFileSync(join(portalDir, '.env'), 'HIDDEN=1');
writeFileSync(join(portalDir, 'assets/app-1a2b.js'), 'export {};');
writeFileSync(join(portalDir, 'assets/app-1a2b.js.br'), 'brotli');

let h: Harness;
beforeAll(async () => {
  h = await startHarness({}, { optimiser: idleOptimiser, portalDir });
});
afterAll(() => h.stop());

const send = (options: InjectOptions) => h.program.app.inject(options);
const open = (url: string, headers = {}) =>
  send({ method: 'GET', url, headers: { accept: 'text/html,*/*;q=0.8', ...headers } });

it.each(['/', '/login', '/openghg/5/storage', '/activate?email=a@b.org'])('%s is its page', async (url) => {
  const first = await open(url);
  const second = await open(url);
  expect(first.statusCode).toBe(200);
  const nonce = /nonce="([^"]+)"/.exec(first.body)?.[1] ?? '';
  expect(nonce).not.toBe('LEAF_CSP_NONCE');
  expect(first.headers['content-security-policy']).toContain(`script-src 'self' 'nonce-${nonce}'`);
  expect(first.headers['content-security-policy']).not.toContain('unsafe');
  expect(second.body).not.toBe(first.body);
});

it.each([
  ['/', true],
  ['/login', true],
  ['/login?from=mail', true],
  ['/login/else', false],
  ['/app', false],
])('%s is drawn already: %s', async (url, drawn) => {
  expect((await open(url)).body.includes('<h1>Drawn</h1>')).toBe(drawn);
});

it('is sent small where the client takes it', async () => {
  const small = await send({
    url: '/login',
    headers: { accept: 'text/html', 'accept-encoding': 'gzip, br' },
  });
  expect(small.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' });
  expect(gunzipSync(small.rawPayload).toString()).toContain('<h1>Drawn</h1>');
});

it.each(['/index.html', '/login.html'])('%s as a file would be without its nonce', async (url) => {
  expect((await open(url)).body).not.toContain('LEAF_CSP_NONCE');
});

it('has hashed files that may be kept, compressed where the client takes it', async () => {
  const plain = await open('/assets/app-1a2b.js');
  expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(plain.body).toBe('export {};');
  const small = await open('/assets/app-1a2b.js', { 'accept-encoding': 'br' });
  expect(small.headers['content-encoding']).toBe('br');
});

it('keeps to its folder, and answers a missing file with 404 rather than its page', async () => {
  const missing = await send({ method: 'GET', url: '/assets/none.js', headers: { accept: '*/*' } });
  expect(missing.statusCode).toBe(404);
  const outside = await send({ method: 'GET', url: '/..%2f..%2fetc%2fpasswd', headers: { accept: '*/*' } });
  expect(outside.statusCode).toBeGreaterThanOrEqual(400);
  expect(outside.body).not.toContain('root:');
});

it.each([
  ...[
    '/.vite/manifest.json',
    '/.vite',
    '/.env',
    '/.git/config',
    '/%2evite/manifest.json',
    '/%2Eenv',
    '/a/.env',
  ],
  ...['/.well-known/security.txt', '//.vite/manifest.json', '/.vite%2fmanifest.json', '/.htaccess?a=b'],
  ...['/assets/none.js', '/assets', '/assets/', '/assets/a/b', '/assets/none.js?a=b', '/%61ssets/none.js'],
  ...['/api', '/api/none', '/%61pi/none', '/webhooks/none'],
  ...['/api//user', '//api/user', '/assets//app-1a2b.js', '/assets/a%00b'],
])('%s is nothing, also to a browser', async (url) => {
  for (const accept of ['text/html,*/*;q=0.8', '*/*']) {
    const answer = await send({ method: 'GET', url, headers: { accept } });
    expect(answer.statusCode).toBe(404);
    expect(answer.json().detail).toMatch(/\.$/);
    expect(answer.body).not.toMatch(/hidden/i);
  }
});

it.each(['/metrics', '/readyz', '/debug/vars', '/server-status'])(
  '%s tells nobody how the program does',
  async (url) => {
    const answer = await h.program.app.inject({ method: 'GET', url, headers: { accept: '*/*' } });
    expect(answer.payload).not.toMatch(/# HELP|process_|heap|queue|database/i);
  },
);

it.each<[string, Record<string, string>, number]>([
  ['/', { accept: '*/*' }, 200],
  ['/login', { accept: '*/*' }, 200],
  ['/login?from=mail', { accept: 'application/json, */*;q=0.1' }, 200],
  ['/', {}, 200],
  ['/', { accept: 'application/json' }, 404],
  ['/openghg', { accept: '*/*' }, 404],
  ['/openghg', { accept: 'text/html' }, 200],
])('%s given %j answers %i', async (url, headers, status) => {
  expect((await send({ method: 'GET', url, headers })).statusCode).toBe(status);
});
