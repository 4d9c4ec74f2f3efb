import { json, text } from 'node:stream/consumers';
import { sql } from 'kysely';
import { migrate } from '../db/migrate.ts';
import { migrations as known } from '../db/migrations/index.ts';
import type { Db } from '../db/open.ts';
import { alone } from '../db/transaction.ts';
import type { Objects } from '../platform/objects/index.ts';
import {
  ArchiveError,
  DIGEST,
  END,
  type End,
  FORMAT,
  listMigrations,
  listTables,
  MANIFEST,
  type Manifest,
  MEDIA_TYPE,
  OBJECTS,
  ROWS,
  type Tally,
  takeTime,
} from './format.ts';
import { readTar, type TarEntry } from './tar.ts';

type Target = { db: Db; objects: Objects };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const isManifest = (value: unknown): value is Manifest =>
  isRecord(value) && value.format === FORMAT && Array.isArray(value.migrations);
const isEnd = (value: unknown): value is End => isRecord(value) && Array.isArray(value.sequences);

/** @returns the migration the rows were written under */
async function readManifest(entry: TarEntry | undefined): Promise<string> {
  const manifest: unknown = entry?.name === MANIFEST ? await json(entry.body) : undefined;
  if (!isManifest(manifest)) throw new ArchiveError('The file is no archive this release can read.');
  const last = manifest.migrations.at(-1);
  if (last === undefined || manifest.migrations.some((name) => !(name in known)))
    throw new ArchiveError('The archive was written by a newer release. Import it with that one.');
  return last;
}

/** Gives an empty database the very schema the rows fit. */
async function prepare(db: Db, migration: string): Promise<void> {
  const has = (await listMigrations(db)).at(-1);
  if (has !== undefined && has > migration)
    throw new ArchiveError('The archive is older than the tables here. Import it into a new database.');
  await migrate(db, migration);
}

async function assertEmpty(trx: Db, tables: readonly string[]): Promise<void> {
  for (const table of tables) {
    const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(trx);
    if (rows.length > 0)
      throw new ArchiveError(`The system is not empty: ${table} has rows. Import into a new one.`);
  }
}

/**
 * Tables point at each other in circles, so their references are taken away while rows come in, and checked when they
 * are put back. Until the transaction ends nobody else can use the tables.
 */
async function liftReferences(trx: Db): Promise<() => Promise<void>> {
  const { rows: references } = await sql<{ owner: string; name: string; definition: string }>`
    select conrelid::regclass::text as owner, conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace`.execute(trx);
  for (const { owner, name } of references)
    await sql`alter table ${sql.table(owner)} drop constraint ${sql.ref(name)}`.execute(trx);
  return async () => {
    for (const { owner, name, definition } of references)
      await sql`alter table ${sql.table(owner)} add constraint ${sql.ref(name)} ${sql.raw(definition)}`.execute(
        trx,
      );
  };
}

/** Rows come in with the counters they were written with; the triggers that keep these would count them twice. */
async function restTriggers(trx: Db): Promise<() => Promise<void>> {
  const { rows } = await sql<{ owner: string }>`
    select distinct tgrelid::regclass::text as owner from pg_trigger t
    join pg_class c on c.oid = t.tgrelid
    where not t.tgisinternal and c.relnamespace = current_schema()::regnamespace`.execute(trx);
  const turn = async (action: 'disable' | 'enable') => {
    for (const { owner } of rows)
      await sql`alter table ${sql.table(owner)} ${sql.raw(action)} trigger user`.execute(trx);
  };
  await turn('disable');
  return () => turn('enable');
}

async function addRows(trx: Db, table: string, rows: string): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into ${sql.table(table)} overriding system value
    select * from json_populate_recordset(null::${sql.table(table)}, ${rows}::json)`.execute(trx);
  return Number(numAffectedRows ?? 0);
}

async function addPicture(objects: Objects, { name, pax, body }: TarEntry): Promise<void> {
  const key = name.slice(OBJECTS.length);
  const { sha256 } = await objects.put(key, body, pax[MEDIA_TYPE] ?? 'application/octet-stream');
  if (pax[DIGEST] !== undefined && pax[DIGEST] !== sha256)
    throw new ArchiveError(`The picture ${key} is damaged.`);
}

/** Puts every entry where it belongs. @returns what the last one says */
async function addEntries(
  trx: Db,
  objects: Objects,
  entries: AsyncIterator<TarEntry, undefined>,
  tables: ReadonlySet<string>,
): Promise<{ end: End; tally: Tally }> {
  const tally: Tally = { rows: 0, objects: 0, missing: [] };
  for (;;) {
    const { value: entry, done } = await entries.next();
    if (done || !entry) throw new ArchiveError('The archive is cut off.');
    const table = ROWS.exec(entry.name)?.[1];
    if (table !== undefined && tables.has(table))
      tally.rows += await addRows(trx, table, await text(entry.body));
    else if (entry.name.startsWith(OBJECTS)) {
      await addPicture(objects, entry);
      tally.objects += 1;
    } else if (entry.name === END) {
      const end: unknown = await json(entry.body);
      if (isEnd(end) && end.rows === tally.rows && end.objects === tally.objects) return { end, tally };
      throw new ArchiveError('The archive is damaged: it does not hold what it says.');
    } else throw new ArchiveError(`The archive has an unknown entry: ${entry.name}.`);
  }
}

async function fill(trx: Db, objects: Objects, entries: AsyncIterator<TarEntry, undefined>): Promise<Tally> {
  await takeTime(trx);
  const restoreReferences = await liftReferences(trx);
  const restoreTriggers = await restTriggers(trx);
  const tables = await listTables(trx);
  await assertEmpty(trx, tables);
  const { end, tally } = await addEntries(trx, objects, entries, new Set(tables));
  for (const { name, last } of end.sequences)
    await sql`select setval(${name}::regclass, ${last}::bigint)`.execute(trx);
  // Their workers are elsewhere; here they wait for one.
  await trx
    .updateTable('image_job')
    .set({ status: 'queued', queue_job_id: null })
    .where('status', '=', 'running')
    .execute();
  await restoreTriggers();
  await restoreReferences();
  return tally;
}

/**
 * Fills an empty system from an archive: all of its rows or none.
 * @throws {ArchiveError} when the system has rows, or the archive is of a newer release, damaged or cut off
 */
export const importArchive = ({ db, objects }: Target, file: string): Promise<Tally> =>
  readTar(file, async (entries) => {
    const { value: first } = await entries.next();
    await prepare(db, await readManifest(first));
    const tally = await alone(() => db.transaction().execute((trx) => fill(trx, objects, entries)));
    await migrate(db);
    return tally;
  });
