import { text } from 'node:stream/consumers';
import { sql } from 'kysely';
import { audit } from '../core/audit.ts';
import { listMigrations, migrate } from '../db/migrate.ts';
import { type Db, transact } from '../db/open.ts';
import { alone } from '../db/transaction.ts';
import { isForeign } from '../features/assets/ownership.ts';
import { releaseKeys, removeFiles, reserveKeys } from '../features/assets/reservations.ts';
import { ObjectMissing, type Objects } from '../platform/objects/types.ts';
import {
  ArchiveError,
  DIGEST,
  digestOf,
  listTables,
  MEDIA_TYPE,
  OBJECTS,
  ROWS,
  rowsOf,
  type Tally,
  takeTime,
} from './format.ts';
import { readTar, type TarEntry } from './tar.ts';
import { type Verified, verifyArchive } from './verify.ts';

type Target = { db: Db; objects: Objects };

const BATCH = 500;

/** Migrates an empty database to exactly the schema that the rows fit. */
async function prepare(db: Db, { migration, tables }: Verified): Promise<void> {
  const has = (await listMigrations(db)).at(-1);
  if (has !== undefined && has > migration)
    throw new ArchiveError('The archive is older than the tables here. Import it into a new database.');
  await migrate(db, { target: migration });
  const own = await listTables(db);
  const unknown = [...tables].find((table) => !own.includes(table));
  if (unknown !== undefined) throw new ArchiveError(`The archive has rows of an unknown table: ${unknown}.`);
  await assertEmpty(db, own);
}

async function assertEmpty(trx: Db, tables: readonly string[]): Promise<void> {
  for (const table of tables) {
    const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(trx);
    if (rows.length > 0)
      throw new ArchiveError(`The system is not empty: ${table} has rows. Import into a new one.`);
  }
}

const ANOTHER_STORE = 'Import into another store (S3_PREFIX, S3_BUCKET or DATA_DIR).';

/** The digest of what a store has under a key; undefined if it has nothing. */
async function digestIn(objects: Objects, key: string): Promise<string | undefined> {
  try {
    return digestOf(await objects.read(key));
  } catch (error) {
    if (error instanceof ObjectMissing) return undefined;
    throw error;
  }
}

/** Stores a file that is missing. @param stored called with the key before anything is stored under it */
async function addFile(
  { db, objects }: Target,
  { name, pax, body }: TarEntry,
  stored: (key: string) => void,
): Promise<void> {
  const key = name.slice(OBJECTS.length);
  const there = await digestIn(objects, key);
  if (there !== undefined) {
    if (there !== pax[DIGEST])
      throw new ArchiveError(`The store has another file ${key} already. ${ANOTHER_STORE}`);
    body.resume();
    return;
  }
  await reserveKeys(db, [key], new Date());
  stored(key);
  const { sha256 } = await objects.put(key, body, pax[MEDIA_TYPE] ?? 'application/octet-stream');
  if (sha256 !== pax[DIGEST]) throw new ArchiveError(`The archive changed while it was read: ${key}.`);
}

const addFiles = (target: Target, file: string, stored: (key: string) => void): Promise<void> =>
  readTar(file, async (entries) => {
    for (let entry = (await entries.next()).value; entry; entry = (await entries.next()).value)
      if (entry.name.startsWith(OBJECTS)) await addFile(target, entry, stored);
      else entry.body.resume();
  });

/**
 * The tables refer to each other in circles, so foreign keys are dropped while rows are inserted, and checked when they
 * are restored. Triggers are disabled too: what they count is already counted. Until the transaction ends the tables
 * are locked.
 */
async function liftRules(trx: Db, tables: readonly string[]): Promise<() => Promise<void>> {
  const { rows: references } = await sql<{ owner: string; name: string; definition: string }>`
    select conrelid::regclass::text as owner, conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace`.execute(trx);
  for (const { owner, name } of references)
    await sql`alter table ${sql.table(owner)} drop constraint ${sql.ref(name)}`.execute(trx);
  for (const table of tables) await sql`alter table ${sql.table(table)} disable trigger user`.execute(trx);
  return async () => {
    for (const table of tables) await sql`alter table ${sql.table(table)} enable trigger user`.execute(trx);
    for (const { owner, name, definition } of references)
      await sql`alter table ${sql.table(owner)} add constraint ${sql.ref(name)} ${sql.raw(definition)}`.execute(
        trx,
      );
  };
}

async function addRows(trx: Db, table: string, rows: readonly string[]): Promise<void> {
  await sql`
    insert into ${sql.table(table)} overriding system value
    select * from json_populate_recordset(null::${sql.table(table)}, ${`[${rows.join(',')}]`}::json)`.execute(
    trx,
  );
}

/** Files come after all rows in an archive. */
const addTables = (trx: Db, file: string): Promise<void> =>
  readTar(file, async (entries) => {
    for (let entry = (await entries.next()).value; entry; entry = (await entries.next()).value) {
      const table = ROWS.exec(entry.name)?.[1];
      if (table !== undefined) await addRows(trx, table, rowsOf(entry.name, await text(entry.body)));
      else if (entry.name.startsWith(OBJECTS)) return;
      else entry.body.resume();
    }
  });

async function fill(trx: Db, file: string, { rows, objects, sha256, sequences }: Verified): Promise<void> {
  await takeTime(trx);
  const tables = await listTables(trx);
  const restoreRules = await liftRules(trx, tables);
  await assertEmpty(trx, tables);
  await addTables(trx, file);
  for (const { name, last } of sequences)
    await sql`select setval(${name}::regclass, ${last}::bigint)`.execute(trx);
  // Their workers belonged to the other system; here they wait for one.
  await trx
    .updateTable('image_job')
    .set({ status: 'queued', queue_job_id: null })
    .where('status', '=', 'running')
    .execute();
  await restoreRules();
  await audit(trx, { action: 'archive.import', detail: { rows, files: objects, sha256 } });
}

async function inBatches(keys: readonly string[], take: (keys: readonly string[]) => Promise<void>) {
  for (let from = 0; from < keys.length; from += BATCH) await take(keys.slice(from, from + BATCH));
}

/**
 * Fills an empty system from an archive: all of its rows and files, or nothing. Files stored before a failure are
 * removed again, or by the next sweep if the process is killed.
 * @param digest of the whole, as the export reported it; without it a carefully rewritten archive goes unnoticed
 * @throws {ArchiveError} if the system has rows, or the archive is damaged, altered, cut off or from another release
 */
export async function importArchive(target: Target, file: string, digest?: string): Promise<Tally> {
  const { db } = target;
  const verified = await verifyArchive(file);
  if (digest !== undefined && digest.toLowerCase() !== verified.sha256)
    throw new ArchiveError(`The archive is another one: its digest is ${verified.sha256}.`);
  await prepare(db, verified);
  if (await isForeign(target))
    throw new ArchiveError(`The file store carries the mark of another database. ${ANOTHER_STORE}`);
  const stored: string[] = [];
  try {
    await addFiles(target, file, (key) => stored.push(key));
    await alone(() => transact(db, (trx) => fill(trx, file, verified)));
  } catch (error) {
    // What cannot be removed now is left to the sweep; the import's own fault is what to say.
    await inBatches(stored, (keys) => removeFiles(target, keys)).catch(() => undefined);
    throw error;
  }
  await inBatches(stored, (keys) => releaseKeys(db, keys));
  await migrate(db);
  const { rows, objects, sha256 } = verified;
  return { rows, objects, sha256, missing: [], damaged: [] };
}
