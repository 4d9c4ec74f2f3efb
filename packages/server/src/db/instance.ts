import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Database, Db } from './open.ts';

const RENEWED_MS = 5_000;
/** Longer than a statement may take: who has not told for so long has died, or cannot write either. */
const LEASE_SECONDS = 30;

/** This process among those that share its database. */
export type Instance = {
  id: string;
  /** Whether the process with this id has died. With PostgreSQL it is presumed once it has not told of itself for 30 seconds. */
  isGone(id: string): Promise<boolean>;
  /** Its own work has ended. */
  stop(): Promise<void>;
};

const tell = (db: Db, id: string) =>
  db
    .insertInto('server_instance')
    .values({ id, seen_at: sql<Date>`now()` })
    .onConflict((known) => known.column('id').doUpdateSet({ seen_at: sql<Date>`now()` }))
    .execute();

/** A row tells that the process lives: the clock is the database's, whatever those of the processes say. */
async function shared(db: Db): Promise<Instance> {
  const id = randomUUID();
  await db.deleteFrom('server_instance').where('seen_at', '<', sql<Date>`now() - interval '1 day'`).execute();
  await tell(db, id);
  let telling: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    // Without the database there is nobody to tell; the next one may get through.
    telling = tell(db, id).catch(() => undefined);
  }, RENEWED_MS);
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
      await telling;
      await db.deleteFrom('server_instance').where('id', '=', id).execute();
    },
  };
}

/** The embedded database belongs to one process, which the lock of its folder sees to. */
function alone(): Instance {
  const id = randomUUID();
  return { id, isGone: async (other) => other !== id, stop: async () => undefined };
}

/** Enters this process among those that share the database. */
export const enterInstance = async ({
  db,
  connection,
}: Pick<Database, 'db' | 'connection'>): Promise<Instance> =>
  connection.kind === 'pglite' ? alone() : shared(db);
