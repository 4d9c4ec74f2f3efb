import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import autocannon from 'autocannon';
import Fastify from 'fastify';
import { readConfig } from '../src/config.ts';
import { findCaller, openSession, tokenHash } from '../src/core/sessions.ts';
import { startProgram } from '../src/program.ts';
import { noise } from '../test/pictures.ts';

/*
 * How much of the engine's speed the whole stack keeps: calls per second and the 99th percentile, as a ratio to a bare
 * Fastify that asks the same database the same things; and how long GET /user takes while four optimisation jobs run.
 *   npm run bench:load
 * measures the embedded database and a PostgreSQL of its own. One of them alone:
 *   node --conditions=@leaf/source packages/server/bench/load.ts [seconds]
 * with TEST_DATABASE_URL for PostgreSQL.
 */
const seconds = Number(process.argv[2] ?? 5);
const CAMPAIGNS = 20;
const JOBS = 4;
/** So many calls a second while jobs run, quiet and busy alike: people who click, not a flood. */
const CLICKS = 50;
const databaseUrl = process.env.TEST_DATABASE_URL;

const config = readConfig({
  ...(databaseUrl ? { DATABASE_URL: databaseUrl, APP_SECRET: 'x'.repeat(32) } : {}),
  OPTIMISE_CONCURRENCY: String(JOBS),
  DATA_DIR: mkdtempSync(join(tmpdir(), 'leaf-load-')),
  DEMO: 'off',
  RATE_LIMIT_SCALE: '1000000',
  LOG_LEVEL: 'warn',
});
const { app, services, stop } = await startProgram({ ...config, port: 0 }, () => undefined);
const { db } = services;

async function seed(): Promise<{ token: string; orgId: number }> {
  const org = await db
    .insertInto('organization')
    .values({
      name: `Load ${Date.now()}`,
      claims_member: true,
      is_member: true,
      status: 'approved',
      created_by: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const user = await db
    .insertInto('app_user')
    .values({
      email: `load${Date.now()}@example.org`,
      username: 'Load',
      password_hash: 'none',
      verified_at: new Date(),
      org_id: org.id,
      org_role: 'admin',
      membership: 'member',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (let index = 0; index < CAMPAIGNS; index += 1)
    await db
      .insertInto('campaign')
      .values({ org_id: org.id, name: `Campaign ${index}`, version: 'gmsf1.2', created_by: user.id })
      .execute();
  const session = { userId: user.id, now: new Date(), ip: '127.0.0.1', agent: undefined };
  return { token: await openSession(db, session), orgId: org.id };
}

const { token, orgId } = await seed();
const authorization = `Bearer ${token}`;

const bare = Fastify();
const whoCalls = (header: string | undefined) =>
  findCaller(db, tokenHash(header) ?? Buffer.alloc(0), new Date(), config);
bare.get('/api/user', ({ headers }) => whoCalls(headers.authorization));
bare.get('/api/campaigns', async ({ headers }) => {
  await whoCalls(headers.authorization);
  return db
    .selectFrom('campaign')
    .select(['id', 'name', 'description', 'version'])
    .where('org_id', '=', orgId)
    .orderBy('id', 'desc')
    .execute();
});

const addresses = {
  bare: await bare.listen({ port: 0 }),
  full: await app.listen({ host: '127.0.0.1', port: 0 }),
};
const measure = async (address: string, path: string, overallRate?: number) => {
  const result = await autocannon({
    url: `${address}${path}`,
    headers: { authorization },
    connections: 16,
    duration: seconds,
    ...(overallRate === undefined ? {} : { overallRate }),
  });
  if (result.non2xx) throw new Error(`${result.non2xx} calls of ${path} failed.`);
  return { rate: result.requests.average, p99: result.latency.p99 };
};

console.log(databaseUrl ? 'PostgreSQL' : 'embedded database');
for (const path of ['/api/user', '/api/campaigns']) {
  await measure(addresses.full, path);
  const plain = await measure(addresses.bare, path);
  const whole = await measure(addresses.full, path);
  console.log(
    `${path.padEnd(16)} ${Math.round(whole.rate)}/s, p99 ${whole.p99} ms; bare ${Math.round(plain.rate)}/s, p99 ${plain.p99} ms; ratio ${(whole.rate / plain.rate).toFixed(2)}`,
  );
}

/** Orders more jobs than can run at a time, each on its own picture. @returns how many are running now */
async function keepBusy(): Promise<() => Promise<number>> {
  for (let seed = 0; seed < 3 * JOBS; seed += 1) {
    const form = new FormData();
    // Just below a megapixel: of larger ones a process takes one at a time.
    form.set('file', new Blob([new Uint8Array(noise(1100, 900, seed))]), 'a.png');
    const post = (path: string, body: FormData | string, headers = {}) =>
      fetch(`${addresses.full}/api${path}`, { method: 'POST', headers: { authorization, ...headers }, body });
    const { data: image } = await (await post('/images', form)).json();
    const order = JSON.stringify({ mode: 'lean', images: [image.id], target: null });
    await post(`/images/${image.id}/magic`, order, { 'content-type': 'application/json' });
  }
  const running = async () =>
    (await db.selectFrom('image_job').select('id').where('status', '=', 'running').execute()).length;
  while ((await running()) < JOBS) await setTimeout(100);
  return running;
}

const quiet = await measure(addresses.full, '/api/user', CLICKS);
const running = await keepBusy();
const busy = await measure(addresses.full, '/api/user', CLICKS);
console.log(
  `/api/user at ${CLICKS}/s  p99 ${busy.p99} ms while ${JOBS} jobs run (${await running()} at the end); quiet ${quiet.p99} ms`,
);
await db.updateTable('image_job').set({ status: 'cancelled' }).where('status', '!=', 'completed').execute();
await bare.close();
await stop();
process.exit(0);
