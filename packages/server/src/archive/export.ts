import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { stages } from '@leaf/emissions';
import { type RawBuilder, sql } from 'kysely';
import { audit } from '../core/audit.ts';
import { listMigrations, listNewer } from '../db/migrate.ts';
import type { Db } from '../db/open.ts';
import { alone } from '../db/transaction.ts';
import { type FileTable, fileTables } from '../features/assets/asset.ts';
import { exportRefused } from '../features/assets/ownership.ts';
import { UNFINISHED } from '../features/usage/deleted.ts';
import { ObjectMissing, type Objects } from '../platform/objects/types.ts';
import {
  ArchiveError,
  DIGEST,
  digestOf,
  END,
  FORMAT,
  lineOf,
  listTables,
  MANIFEST,
  MEDIA_TYPE,
  OBJECTS,
  rowsEntry,
  SEQUENCES,
  type Sequences,
  type Tally,
  takeTime,
  wholeDigest,
} from './format.ts';
import { type TarWriter, writeTar } from './tar.ts';

/** Rows kept in memory at a time. */
const BATCH = 500;
/** Files up to this size are read once, larger ones a second time for their digest. */
const IN_MEMORY = 64_000_000;

type Source = { db: Db; objects: Objects };
type StoredFile = { key: string; sha256: string; type: string };
type Whole = ReturnType<typeof wholeDigest>;
type Out = { tar: TarWriter; whole: Whole };

/** Reads a query's rows in batches, however many there are. */
async function* batches<T>(trx: Db, query: ReturnType<typeof sql<T>>): AsyncGenerator<T[]> {
  await sql`declare batch no scroll cursor for ${query}`.execute(trx);
  for (;;) {
    const { rows } = await sql<T>`fetch forward ${sql.lit(BATCH)} from batch`.execute(trx);
    if (rows.length > 0) yield rows;
    if (rows.length < BATCH) break;
  }
  await sql`close batch`.execute(trx);
}

async function addText({ tar, whole }: Out, name: string, text: string): Promise<void> {
  whole.add(name, digestOf(text));
  await tar.text(name, text);
}

const addJson = (out: Out, name: string, value: unknown) =>
  addText(out, name, `${JSON.stringify(value, null, 2)}\n`);

/** What an archive holds of a table: all but the copies of campaigns that are still being made. */
function heldOf(table: string) {
  const unfinished = sql`(select id from campaign where deleted_at = ${sql.lit(UNFINISHED.toISOString())})`;
  if (table === 'campaign') return sql`where id not in ${unfinished}`;
  return stages.some((stage) => table === `${stage}_row`)
    ? sql`where campaign_id not in ${unfinished}`
    : sql``;
}

async function addTable(trx: Db, out: Out, table: string): Promise<number> {
  let count = 0;
  let part = 0;
  const query = sql<{
    row: string;
  }>`select to_json(t)::text as row from ${sql.table(table)} t ${heldOf(table)}`;
  for await (const rows of batches(trx, query)) {
    part += 1;
    count += rows.length;
    await addText(out, rowsEntry(table, part), rows.map(({ row }) => lineOf(row)).join(''));
  }
  return count;
}

/** The media type of the file of each row. */
const mediaTypes: Readonly<Record<FileTable, RawBuilder<string>>> = {
  image: sql`'application/octet-stream'`,
  processed_image: sql`'image/' || format`,
  creative: sql`'application/zip'`,
  light_creative: sql`'application/zip'`,
};

/** Every file that a row refers to. */
const files = sql<StoredFile>`${sql.join(
  fileTables.map(
    (table) => sql`select object_key as key, sha256, ${mediaTypes[table]} as type from ${sql.table(table)}`,
  ),
  sql` union all `,
)}`;

/** The last value of each sequence. */
async function readSequences(trx: Db): Promise<Sequences> {
  const { rows } = await sql<Sequences[number]>`
    select sequencename as name, last_value as last from pg_sequences
    where schemaname = current_schema() and last_value is not null order by 1`.execute(trx);
  return rows;
}

/** Every row at one point in time, whatever is written meanwhile. @returns also which files the rows refer to */
const addRows = (db: Db, out: Out, now: Date) =>
  alone(() =>
    db.transaction().execute(async (trx) => {
      await sql`set transaction isolation level repeatable read, read only`.execute(trx);
      await takeTime(trx);
      const migrations = await listMigrations(trx);
      await addJson(out, MANIFEST, { format: FORMAT, created_at: now.toISOString(), migrations });
      let rows = 0;
      for (const table of await listTables(trx)) rows += await addTable(trx, out, table);
      await addJson(out, SEQUENCES, await readSequences(trx));
      const stored: StoredFile[] = [];
      for await (const batch of batches(trx, files)) stored.push(...batch);
      return { rows, stored };
    }),
  );

async function digestOfStream(stream: Readable): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(stream, hash);
  return hash.digest('hex');
}

/** The file's bytes if they match the stored digest; otherwise undefined. */
async function openFaithful(objects: Objects, { key, sha256 }: StoredFile) {
  const { stream, bytes } = await objects.open(key);
  if (bytes <= IN_MEMORY) {
    const body = await buffer(stream);
    return digestOf(body) === sha256 ? { body, bytes: body.length } : undefined;
  }
  if ((await digestOfStream(stream)) !== sha256) return undefined;
  return { body: (await objects.open(key)).stream, bytes };
}

/** A damaged file must not make the whole archive unreadable: it is reported and left out. */
async function addFile(
  { tar, whole }: Out,
  objects: Objects,
  file: StoredFile,
): Promise<'objects' | 'missing' | 'damaged'> {
  try {
    const found = await openFaithful(objects, file);
    if (!found) return 'damaged';
    const { key, sha256, type } = file;
    const name = `${OBJECTS}${key}`;
    await tar.bytes({ name, size: found.bytes, pax: { [DIGEST]: sha256, [MEDIA_TYPE]: type } }, found.body);
    whole.add(name, sha256, type);
    return 'objects';
  } catch (error) {
    if (error instanceof ObjectMissing) return 'missing';
    throw error;
  }
}

/**
 * Rows first, in one transaction; the files they refer to follow outside it, since a store may be slow and files do
 * not change.
 */
async function addEverything(db: Db, objects: Objects, out: Out, now: Date): Promise<Tally> {
  const { rows, stored } = await addRows(db, out, now);
  const tally: Tally = { rows, objects: 0, sha256: '', missing: [], damaged: [] };
  for (const file of stored) {
    const outcome = await addFile(out, objects, file);
    if (outcome === 'objects') tally.objects += 1;
    else tally[outcome].push(file.key);
  }
  tally.sha256 = out.whole.end();
  const { sha256, objects: count } = tally;
  await out.tar.text(END, `${JSON.stringify({ rows, objects: count, sha256 }, null, 2)}\n`);
  return tally;
}

/**
 * @throws {ArchiveError} if there is nothing to export, the files are elsewhere, or a newer release may keep files in tables
 * that this one does not know
 */
async function assertExportable(source: Source): Promise<void> {
  const migrations = await listMigrations(source.db);
  if (migrations.length === 0) throw new ArchiveError('There is nothing to export: the database is new.');
  if ((await listNewer(source.db)).length > 0)
    throw new ArchiveError('A newer release has migrated the database: export with that one.');
  const refusal = await exportRefused(source);
  if (refusal !== undefined) throw new ArchiveError(refusal);
}

/**
 * Writes the whole system to one tar file.
 * @throws {ArchiveError} if the file exists, there is nothing to write, or the store is not this database's
 */
export async function exportArchive(source: Source, file: string, now: Date): Promise<Tally> {
  await assertExportable(source);
  const { db, objects } = source;
  const tally = await writeTar(file, (tar) => addEverything(db, objects, { tar, whole: wholeDigest() }, now));
  const { rows, objects: files, sha256 } = tally;
  await audit(db, { action: 'archive.export', detail: { rows, files, sha256 } });
  return tally;
}
