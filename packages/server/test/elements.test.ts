import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Harness, startHarness } from './harness.ts';
import { idleOptimiser } from './world.ts';

const elementsDir = mkdtempSync(join(tmpdir(), 'leaf-elements-'));
mkdirSync(join(elementsDir, 'files'));
writeFileSync(join(elementsDir, 'leaf.js'), 'export {};');
writeFileSync(join(elementsDir, 'files/inter.woff2'), 'font');
const integrity = `sha384-${Buffer.alloc(48, 0xab).toString('base64')}`;
writeFileSync(
  join(elementsDir, 'manifest.json'),
  JSON.stringify({ version: '1.2.3', file: 'leaf.js', integrity }),
);

let h: Harness;
beforeAll(async () => {
  h = await startHarness({ PUBLIC_URL: 'http://localhost:8080' }, { optimiser: idleOptimiser, elementsDir });
});
afterAll(() => h.stop());

const open = (url: string) => h.program.app.inject({ method: 'GET', url, headers: { accept: '*/*' } });

it('says how a page loads them, with the integrity of this build', async () => {
  const { version, src, current, html } = (await open('/elements/')).json();
  expect([version, src, current]).toEqual([
    '1.2.3',
    'http://localhost:8080/elements/1.2.3-abababab/leaf.js',
    'http://localhost:8080/elements/leaf.js',
  ]);
  expect(html).toBe(`<script type="module" src="${src}" integrity="${integrity}" crossorigin></script>`);
});

it.each([
  ['/elements/leaf.js', 'no-cache'],
  ['/elements/1.2.3-abababab/leaf.js', 'public, max-age=31536000, immutable'],
  ['/elements/1.2.3-abababab/files/inter.woff2', 'public, max-age=31536000, immutable'],
])('%s may be loaded by any page', async (url, caching) => {
  const { statusCode, headers } = await open(url);
  expect([statusCode, headers['cache-control']]).toEqual([200, caching]);
  expect(headers['access-control-allow-origin']).toBe('*');
  expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
});

it.each(['/elements/1.2.2-abababab/leaf.js', '/elements/nothing.js'])('%s is not there', async (url) => {
  expect((await open(url)).statusCode).toBe(404);
});
