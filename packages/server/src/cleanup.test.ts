import { expect, it } from 'vitest';
import { cleanUp } from './cleanup.ts';
import { readConfig } from './config.ts';
import type { Db } from './db/open.ts';

it('does each part of the upkeep, and tells every failure', async () => {
  const tables: unknown[] = [];
  const fails = (table: unknown): never => {
    tables.push(table);
    throw new Error(`${table} is locked`);
  };
  const db: Partial<Db> = { deleteFrom: fails, selectFrom: fails };
  const config = readConfig({ DATABASE_URL: 'postgres://db/leaf', APP_SECRET: 's'.repeat(32), DEMO: 'off' });
  const queue = { send: async () => undefined };
  const failed = cleanUp({ db: db as Db, clock: () => new Date(), config, queue: queue as never });
  const error: unknown = await failed.catch((failure: unknown) => failure);
  expect(tables).toEqual(
    expect.arrayContaining(['session', 'audit_log', 'campaign', 'image', 'organization as o']),
  );
  expect(error).toMatchObject({ errors: tables.map((table) => ({ message: `${table} is locked` })) });
});
