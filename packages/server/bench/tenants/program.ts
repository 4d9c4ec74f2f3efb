import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setInterval } from 'node:timers';
import { readConfig } from '../../src/config.ts';
import { type Program, startProgram } from '../../src/program.ts';
import { makeThings, type Person } from '../../test/make.ts';
import { type Cast, type Question, sizes } from './messages.ts';

/* The program in a separate process, with its default settings and the accounts of the bench. */

const databaseUrl = process.env.TEST_DATABASE_URL;
const dataDir = mkdtempSync(join(tmpdir(), 'leaf-tenants-'));
const config = readConfig({
  ...(databaseUrl ? { DATABASE_URL: databaseUrl, APP_SECRET: 'x'.repeat(32) } : {}),
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_test',
  STRIPE_API_BASE: process.argv[2],
  DATA_DIR: dataDir,
  DEMO: 'off',
  LOG_LEVEL: 'fatal',
});

async function addRows({ db }: Program['services'], orgId: number, by: Person): Promise<number> {
  const { id } = await db
    .insertInto('campaign')
    .values({ org_id: orgId, name: 'Long', version: 'gmsf1.2', created_by: by.id })
    .returning('id')
    .executeTakeFirstOrThrow();
  const row = {
    campaign_id: id,
    payload: 1,
    ...{ ssd_copies: 1, hdd_copies: 1, lto_copies: 1, cloud_copies: 1 },
    ...{ ssd_emissions: 0.1, hdd_emissions: 0.1, lto_emissions: 0.1, cloud_emissions: 0.1 },
    total_emissions: 0.4,
    factors_version: 'bench',
  };
  const atOnce = 500;
  for (let from = 0; from < sizes.rows; from += atOnce) {
    const names = Array.from({ length: atOnce }, (_, index) => `Row ${from + index} of a long list`);
    await db
      .insertInto('storage_row')
      .values(names.map((name) => ({ ...row, name })))
      .execute();
  }
  return id;
}

async function makeCast(services: Program['services'], address: string): Promise<Cast> {
  const make = makeThings(services);
  const measured = await make.company();
  const loading = await make.company({ seats: 1000 });
  const payer = await make.company({ plan: false });
  const others = [];
  for (let count = 0; count < 3; count += 1) others.push(await make.person({ org: measured.org }));
  const strangers = [];
  for (let count = 0; count < sizes.strangers; count += 1) strangers.push(await make.person());
  return {
    address,
    measured: [measured.admin, ...others].map(({ token }) => token),
    loading: {
      token: loading.admin.token,
      orgId: loading.org.id,
      campaignId: await addRows(services, loading.org.id, loading.admin),
      strangers: strangers.map(({ id, token }) => ({ id, token })),
    },
    payer: payer.admin.token,
  };
}

const { app, services, stop } = await startProgram({ ...config, port: 0 }, () => undefined);
const cast = await makeCast(services, await app.listen({ host: '127.0.0.1', port: 0 }));

let peak = 0;
setInterval(() => {
  peak = Math.max(peak, process.memoryUsage.rss());
}, 100).unref();

const answers: Record<Question, () => Promise<number>> = {
  /** The most memory since the last question. */
  async peak() {
    const most = peak;
    peak = 0;
    return most;
  },
  /** Ends the jobs that are left. */
  async calm() {
    const { numUpdatedRows } = await services.db
      .updateTable('image_job')
      .set({ status: 'cancelled' })
      .where('status', 'in', ['queued', 'running'])
      .executeTakeFirst();
    return Number(numUpdatedRows);
  },
};
process.on('message', async (question: Question) => process.send?.(await answers[question]()));
process.once('disconnect', async () => {
  await stop();
  rmSync(dataDir, { recursive: true, force: true });
  process.exit(0);
});
process.send?.(cast);
