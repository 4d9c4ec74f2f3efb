import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { type AddressInfo, createServer as createTcpServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runServer } from './process.ts';

const SLOW = 180_000;
const folder = () => mkdtempSync(join(tmpdir(), 'leaf-start-'));
const file = join(folder(), 'file');
writeFileSync(file, '');

const taken = createServer();
let port = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
  port = String((taken.address() as AddressInfo).port);
});
afterAll(() => taken.close());

const away = { DATABASE_URL: 'postgres://leaf:correct-horse@127.0.0.1:1/leaf', APP_SECRET: 'x'.repeat(32) };
const keys = { S3_BUCKET: 'leaf', S3_ACCESS_KEY_ID: 'leaf', S3_SECRET_ACCESS_KEY: 'correct-horse' };

/** Starts on a folder, and expects the end. */
async function expectRefusal(
  dir: string,
  { env, args = [] }: { env: Record<string, string>; args?: string[] },
  sentence: RegExp,
): Promise<void> {
  const server = await runServer(dir, env, args);
  expect(await server.exited).toBe(1);
  const said = server.output().trim();
  expect(said).toMatch(sentence);
  expect(said).not.toMatch(/^ {4}at /m);
  expect(said).not.toContain('correct-horse');
}

describe('a start that cannot succeed ends with code 1 and says why in a line', () => {
  it.concurrent.each<[string, Record<string, string>, string[], RegExp]>([
    ['a bad TRUST_PROXY', { TRUST_PROXY: 'nginx' }, [], /^TRUST_PROXY must be .+\.$/],
    ['a DATA_DIR that is a file', { DATA_DIR: file }, [], /^DATA_DIR cannot be used: /],
    [
      'a database that is away',
      away,
      [],
      /^The database 127\.0\.0\.1:1\/leaf cannot be used: .*ECONNREFUSED/,
    ],
    [
      'a database that is away from a command',
      away,
      ['migrate'],
      /^The database 127\.0\.0\.1:1\/leaf cannot/,
    ],
    [
      'a store that is away',
      { ...keys, S3_ENDPOINT: 'http://127.0.0.1:1' },
      [],
      /^The bucket leaf at .+ cannot/,
    ],
    ['an option that is none', {}, ['--rol', 'api'], /^Unknown option '--rol'/],
  ])('%s', { timeout: SLOW }, (_case, env, args, sentence) =>
    expectRefusal(folder(), { env, args }, sentence),
  );

  // These have opened the database by then, so they share one.
  const shared = folder();
  it.each<[string, () => Record<string, string>, RegExp]>([
    ['a PORT in use', () => ({ PORT: port }), /^The port is in use .+ Set PORT to a free one\.$/],
    [
      'an ADMIN_PORT in use',
      () => ({ ADMIN_PORT: port }),
      /^The port is in use .+ Set ADMIN_PORT to a free one\.$/,
    ],
    [
      'a HOST of elsewhere',
      () => ({ HOST: '203.0.113.9' }),
      /^203\.0\.113\.9 is not an address of this computer/,
    ],
  ])('%s', { timeout: SLOW }, (_case, env, sentence) => expectRefusal(shared, { env: env() }, sentence));
});

it.each([
  ['the start', []],
  ['a command', ['migrate']],
])(
  'a signal during %s ends it with the code of one that a signal has ended',
  {
    timeout: SLOW,
  },
  async (_case, args) => {
    const silent = createTcpServer().listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port: never } = silent.address() as AddressInfo;
    const asked = once(silent, 'connection');
    const env = { ...away, DATABASE_URL: `postgres://leaf@127.0.0.1:${never}/leaf` };
    const server = await runServer(folder(), env, args);
    await asked;
    server.kill('SIGTERM');
    expect(await server.exited).toBe(143);
    silent.close();
  },
);

/** Modes of everything below a folder that are more than the owner's. */
function openParts(dir: string): string[] {
  return ['.', ...readdirSync(dir, { recursive: true, encoding: 'utf8' })].filter(
    (name) => (statSync(join(dir, name)).mode & 0o077) !== 0,
  );
}

describe('after a first start as a demo', () => {
  const dir = folder();
  let openMeanwhile: string[] | undefined;
  beforeAll(async () => {
    chmodSync(dir, 0o755);
    const demo = await runServer(dir, { DEMO: 'on' });
    expect(await demo.ready).toContain('operator@leaf.example');
    openMeanwhile = openParts(dir);
    demo.kill('SIGTERM');
    expect(await demo.exited).toBe(0);
  }, SLOW);

  it('a DATA_DIR that others could read is closed with everything the program makes in it', () => {
    expect(openMeanwhile).toEqual([]);
    expect(openParts(dir)).toEqual([]);
  });

  it('a folder that began as a demo goes into production after one command', {
    timeout: 2 * SLOW,
  }, async () => {
    const production = {
      NODE_ENV: 'production',
      PUBLIC_URL: 'https://leaf.example.org',
      SMTP_URL: 'smtp://127.0.0.1:1',
      STRIPE_SECRET_KEY: 'sk_test_1',
      STRIPE_WEBHOOK_SECRET: 'whsec_1',
      STRIPE_API_BASE: 'http://127.0.0.1:1',
    };
    const refused = await runServer(dir, production);
    expect(await refused.exited).toBe(1);
    expect(refused.output().trim().split('\n').at(-1)).toMatch(/^The accounts of the demo .+ end-demo.+\.$/);
    const ended = await runServer(dir, production, ['end-demo']);
    expect(await ended.exited).toBe(0);
    expect(ended.output()).toContain('Removed 5 accounts of the demo.');
    expect(existsSync(join(dir, 'demo-accounts.json'))).toBe(false);
    const running = await runServer(dir, production);
    expect(await running.ready).toContain('Leaf is running at https://leaf.example.org');
    expect((await fetch(`${running.url}/dev/outbox`)).status).toBe(404);
    running.kill('SIGTERM');
    expect(await running.exited).toBe(0);
  });
});
