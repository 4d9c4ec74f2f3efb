import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isStorybookBuilt } from '../src/http/storybook.ts';
import { type Harness, startHarness } from './harness.ts';
import { idleOptimiser } from './world.ts';

const storybookDir = mkdtempSync(join(tmpdir(), 'leaf-storybook-'));
mkdirSync(join(storybookDir, 'assets'));
mkdirSync(join(storybookDir, 'reference'));
writeFileSync(
  join(storybookDir, 'index.html'),
  '<!doctype html><script>one()</script><script src="a.js"></script>',
);
writeFileSync(join(storybookDir, 'iframe.html'), '<!doctype html><script type="module">two()</script>');
writeFileSync(join(storybookDir, 'reference/index.html'), '<!doctype html><script>three()</script>');
writeFileSync(join(storybookDir, 'assets/a.js'), 'export {};');
writeFileSync(join(storybookDir, 'mockServiceWorker.js'), 'self;');
writeFileSync(join(storybookDir, '.env'), 'HIDDEN=1');

let h: Harness;
beforeAll(async () => {
  h = await startHarness({}, { optimiser: idleOptimiser, storybookDir });
});
afterAll(() => h.stop());

const open = (url: string) =>
  h.program.app.inject({ method: 'GET', url, headers: { accept: 'text/html,*/*;q=0.8' } });
const hash = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

it('is known to be there, or not', () => {
  expect(isStorybookBuilt(storybookDir)).toBe(true);
  expect(isStorybookBuilt(join(storybookDir, 'assets'))).toBe(false);
});

it('is served below /storybook/', async () => {
  const { statusCode, headers } = await open('/storybook');
  expect([statusCode, headers.location]).toEqual([302, '/storybook/']);
  expect((await open('/storybook/')).body).toContain('one()');
  expect((await open('/storybook/assets/a.js')).headers['cache-control']).toContain('immutable');
});

it.each([
  ['/storybook/', 'one()'],
  ['/storybook/iframe.html?id=a--b', 'two()'],
  ['/storybook/reference/index.html', 'three()'],
])('%s runs its own scripts and may be framed by Storybook alone', async (url, script) => {
  const { headers } = await open(url);
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain(`script-src 'self' ${hash(script)};`);
  expect(policy).toContain("frame-ancestors 'self'");
  expect(policy).toContain("frame-src 'self' blob:;");
  expect(policy).toContain("connect-src 'self' blob:;");
  expect(headers['x-frame-options']).toBe('SAMEORIGIN');
});

it.each(['/storybook/.env', '/storybook/nothing.js'])('%s is not there', async (url) => {
  expect((await open(url)).statusCode).toBe(404);
});

it('lets the worker of its mocks pass calls on', async () => {
  expect((await open('/storybook/mockServiceWorker.js')).headers['content-security-policy']).toContain(
    "connect-src 'self'",
  );
});

it('leaves the pages of the portal as they were', async () => {
  expect(String((await open('/login')).headers['x-frame-options'])).toBe('DENY');
});
