import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { outageOf } from '../platform/outage.ts';
import { farewell } from './farewell.ts';
import type { Database, Db } from './open.ts';

/** How often a process renews the time in its row. */
const RENEW_MS = 5_000;
/**
 * A process that has not renewed it for so long counts as gone. Longer than any statement may take: if the process
 * still runs, it does not reach the database, and so cannot finish its work there either.
 */
const LEASE_SECONDS = 30;

/** This process among those that share its database. */
export type Instance = {
  id: string;
  /**
   * Whether the process with this id is gone. The embedded database has one process, so every other is; with PostgreSQL
   * one is once its row has not been renewed for 30 seconds.
   */
  isGone(id: string): Promise<boolean>;
  /** Removes its row, so that others need not wait for it; call it when its work has ended. */
  stop(): Promise<void>;
};

const renew = async (db: Db, id: string) =>
  db
    .insertInto('server_instance')
    .values({ id, seen_at: sql<Date>`now()` })
    .onConflict((known) => known.column('id').doUpdateSet({ seen_at: sql<Date>`now()` }))
    .execute();

type Log = { warn(details: object, message: string): void };

/** Each process has a row with the time of its last sign of life, by the database's clock, whatever its own says. */
async function shared(db: Db, log: Log): Promise<Instance> {
  const id = randomUUID();
  await db.deleteFrom('server_instance').where('seen_at', '<', sql<Date>`now() - interval '1 day'`).execute();
  await renew(db, id);
  const outage = outageOf('lease of this process', (details, message) => log.warn(details, message));
  let renewal: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    // The database may be unreachable for a moment; the next renewal may get through.
    renewal = renew(db, id).then(outage.works, outage.failed);
  }, RENEW_MS);
  timer.unref();
  return {
    id,
    async isGone(other) {
      if (other === id) return false;
      const living = await db
        .selectFrom('server_instance')
        .select('id')
        .where('id', '=', other)
        .where('seen_at', '>', sql<Date>`now() - make_interval(secs => ${LEASE_SECONDS})`)
        .executeTakeFirst();
      return living === undefined;
    },
    async stop() {
      clearInterval(timer);
      const leave = () => db.deleteFrom('server_instance').where('id', '=', id).execute();
      await farewell(renewal.then(leave));
    },
  };
}

/** The embedded database belongs to one process, which the lock of its folder sees to. */
function alone(): Instance {
  const id = randomUUID();
  return { id, isGone: async (other) => other !== id, stop: async () => undefined };
}

/** Enters this process among those that share the database. */
export const enterInstance = async (
  { db, connection }: Pick<Database, 'db' | 'connection'>,
  log: Log,
): Promise<Instance> => (connection.kind === 'pglite' ? alone() : shared(db, log));
