import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { flush, flushTree } from '../platform/flush.ts';
import { keepPrivate, openPrivate } from '../platform/private.ts';
import { reason, StartError } from '../startError.ts';
import type { Places } from './connections.ts';
import { assertDurable, DurableNodeFS, startParams } from './durableNodeFs.ts';
import { farewell } from './farewell.ts';
import { impatient } from './impatient.ts';
import { takeDirectory } from './ownerLock.ts';
import type { Tables } from './schema.ts';
import { guarded } from './transaction.ts';
import { checkpointNowAndThen, onPanic, roomOf } from './upkeep.ts';

export { lettingOthersAhead, transact } from './transaction.ts';

/** The database of either kind; a transaction has the same type. */
export type Db = Kysely<Tables>;

/** A PostgreSQL server. */
type Server = {
  url: string;
  /** How long a statement may go without an answer before its connection is given up. */
  answerMs: number;
};

/** An open database: queries, and the connection shared by the job queue. */
export type Database = {
  db: Db;
  /** The queue's connection: the embedded database itself, or an address and a limit for its own pool. */
  connection: { kind: 'pglite'; pglite: PGlite } | ({ kind: 'postgres' } & Server);
  /** Whether there is room for more data. If false, the rest is kept for deletions and the database's own upkeep. */
  hasRoom(): Promise<boolean>;
  /** Flushes and closes; call it after the queue has stopped. */
  close(): Promise<void>;
};

const OID = { bytea: 17, int8: 20, date: 1082 } as const;

const int8 = (value: string): number => {
  const number = Number(value);
  if (!Number.isSafeInteger(number)) throw new RangeError(`${value} is beyond the safe integers`);
  return number;
};
const keep = (value: string): string => value;

/** Both engines return the same JavaScript types. */
const parsers = {
  [OID.int8]: int8,
  [OID.date]: keep,
  [OID.bytea]: (value: string) => Buffer.from(value.slice(2), 'hex'),
};

/** The embedded database has one connection. */
const ONE: Places = { all: 1, forTransactions: 1 };
/** With PostgreSQL, four connections always remain for statements. */
const SEVERAL = { all: 10, forTransactions: 6, patienceMs: 5_000 } satisfies Places;

/** The longest statement, which the server ends. */
const STATEMENT_MS = 15_000;
/** Longer, so that only a server that has vanished misses it. */
const ANSWER_MS = STATEMENT_MS + 5_000;
/** Notices within about ten seconds more that nobody is at the other end of a connection that nothing was sent on. */
export const keepsAlive = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 };

/** PostgreSQL manages its own disk, and memory has none. */
const always = async () => true;

/** The supervisor starts a new process, which recovers. */
function giveUp(error: Error): void {
  process.stderr.write(`The embedded database cannot go on, the program ends: ${error.message}\n`);
  process.exit(1);
}

async function embedded(dir: string | undefined, image: Blob | undefined): Promise<Database> {
  if (dir === undefined) {
    const pglite = await PGlite.create({ parsers, ...(image ? { loadDataDir: image } : {}) });
    const db: Db = new Kysely({ dialect: guarded(new PGliteDialect({ pglite }), ONE) });
    return { db, connection: { kind: 'pglite', pglite }, hasRoom: always, close: () => db.destroy() };
  }
  openPrivate(dir);
  const release = takeDirectory(dir);
  try {
    const home = join(dir, 'postgres');
    const isNew = !existsSync(join(home, 'PG_VERSION'));
    const hasRoom = roomOf(dir);
    if (isNew && !(await hasRoom()))
      throw new StartError(
        `The disk of DATA_DIR is full: ${dir} has no room for a new database. Make room, then start again.`,
      );
    const files = new DurableNodeFS(home);
    const pglite = await PGlite.create({ fs: files, startParams, parsers });
    // Nothing else flushes the initial files of a new database, and every later commit depends on them.
    if (isNew) {
      // PGlite unpacks them with its own file modes.
      keepPrivate(home);
      await flushTree(home);
      await flush(dir);
    }
    onPanic(pglite, giveUp);
    await assertDurable(pglite, files);
    const endUpkeep = checkpointNowAndThen(pglite, hasRoom);
    const db: Db = new Kysely({ dialect: guarded(new PGliteDialect({ pglite }), ONE) });
    return {
      db,
      connection: { kind: 'pglite', pglite },
      hasRoom,
      close: async () => {
        endUpkeep();
        // It would fail without room; the log is replayed at the next start.
        if (await hasRoom()) await pglite.exec('checkpoint');
        await db.destroy();
        release();
      },
    };
  } catch (error) {
    release();
    throw error;
  }
}

/** Oldest PostgreSQL version supported by the migrations. */
const OLDEST = 15;

/** @throws {StartError} if the server is unreachable, refuses access or is too old */
async function assertUsable(db: Db, url: string): Promise<void> {
  const { host, pathname } = new URL(url);
  const server = `The database ${host}${pathname}`;
  const found = await sql<{ server_version: string }>`show server_version`
    .execute(db)
    .catch((error: unknown) => {
      throw new StartError(`${server} cannot be used: ${reason(error)}. Start it, or correct DATABASE_URL.`);
    });
  const version = found.rows[0]?.server_version ?? '';
  if (Number.parseInt(version, 10) < OLDEST)
    throw new StartError(`${server} is PostgreSQL ${version}; Leaf needs ${OLDEST} or newer.`);
}

async function postgres(url: string, answerMs = ANSWER_MS): Promise<Database> {
  const types = new pg.TypeOverrides();
  types.setTypeParser(OID.int8, int8);
  types.setTypeParser(OID.date, keep);
  const pool = new pg.Pool({
    connectionString: url,
    types,
    max: SEVERAL.all,
    connectionTimeoutMillis: SEVERAL.patienceMs,
    ...keepsAlive,
    statement_timeout: STATEMENT_MS,
    lock_timeout: 5_000,
    idle_in_transaction_session_timeout: 30_000,
    application_name: 'leaf',
  });
  // The pool replaces a broken connection, and whoever waits on it gets the error. Idle connections also emit errors on
  // the pool, and those in use on themselves; unhandled, these would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const db: Db = new Kysely({
    dialect: guarded(new PostgresDialect({ pool: impatient(pool, answerMs) }), SEVERAL),
  });
  await assertUsable(db, url).catch(async (error: unknown) => {
    await db.destroy();
    throw error;
  });
  const close = async () => {
    await farewell(db.destroy());
  };
  return { db, connection: { kind: 'postgres', url, answerMs }, hasRoom: always, close };
}

/**
 * Opens PostgreSQL if there is an address, otherwise the embedded database in the folder, otherwise (neither) an
 * embedded one in memory, for tests.
 * @throws {StartError} if the server cannot be used, another process owns the folder, others can read it, or it has no
 * room for a new database
 */
export async function openDatabase(where: {
  databaseUrl?: string | undefined;
  /** How long PostgreSQL may take to answer a statement; in tests, a server vanishes sooner. */
  answerMs?: number;
  dataDir?: string | undefined;
  /** The initial contents of the database in memory: a dump of another. */
  image?: Blob | undefined;
}): Promise<Database> {
  return where.databaseUrl
    ? postgres(where.databaseUrl, where.answerMs)
    : embedded(where.dataDir, where.image);
}
