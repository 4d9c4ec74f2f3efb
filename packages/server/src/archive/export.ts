import { sql } from 'kysely';
import type { Db } from '../db/open.ts';
import { alone } from '../db/transaction.ts';
import { ObjectMissing, type Objects } from '../platform/objects/index.ts';
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
  rowsEntry,
  type Tally,
  takeTime,
} from './format.ts';
import { type TarWriter, writeTar } from './tar.ts';

/** Rows held in memory at a time. */
const BATCH = 500;

type StoredPicture = { key: string; sha256: string; type: string };

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

const addJson = (tar: TarWriter, name: string, value: Manifest | End) =>
  tar.text(name, `${JSON.stringify(value, null, 2)}\n`);

async function addRows(trx: Db, tar: TarWriter, table: string): Promise<number> {
  let count = 0;
  let part = 0;
  const query = sql<{ line: string }>`select to_json(t)::text as line from ${sql.table(table)} t`;
  for await (const rows of batches(trx, query)) {
    part += 1;
    count += rows.length;
    await tar.text(rowsEntry(table, part), `[${rows.map(({ line }) => line).join(',\n')}]\n`);
  }
  return count;
}

/** @returns whether the store had it */
async function addPicture(tar: TarWriter, objects: Objects, picture: StoredPicture): Promise<boolean> {
  try {
    const { stream, bytes } = await objects.open(picture.key);
    const pax = { [DIGEST]: picture.sha256, [MEDIA_TYPE]: picture.type };
    await tar.stream({ name: `${OBJECTS}${picture.key}`, size: bytes, pax }, stream);
    return true;
  } catch (error) {
    if (error instanceof ObjectMissing) return false;
    throw error;
  }
}

const pictures = sql<StoredPicture>`
  select object_key as key, sha256, 'application/octet-stream' as type from image
  union all
  select object_key, sha256, 'image/' || format from processed_image`;

/** Where the ids have got to, so that one that was deleted is never given out again. */
async function readSequences(trx: Db): Promise<End['sequences']> {
  const { rows } = await sql<End['sequences'][number]>`
    select sequencename as name, last_value as last from pg_sequences
    where schemaname = current_schema() and last_value is not null order by 1`.execute(trx);
  return rows;
}

/** Everything of one moment, whatever others write meanwhile. */
async function addEverything(trx: Db, objects: Objects, tar: TarWriter, now: Date): Promise<Tally> {
  await sql`set transaction isolation level repeatable read, read only`.execute(trx);
  await takeTime(trx);
  const migrations = await listMigrations(trx);
  if (migrations.length === 0) throw new ArchiveError('There is nothing to export: the database is new.');
  await addJson(tar, MANIFEST, { format: FORMAT, created_at: now.toISOString(), migrations });

  const tally: Tally = { rows: 0, objects: 0, missing: [] };
  for (const table of await listTables(trx)) tally.rows += await addRows(trx, tar, table);
  for await (const batch of batches(trx, pictures))
    for (const picture of batch) {
      if (await addPicture(tar, objects, picture)) tally.objects += 1;
      else tally.missing.push(picture.key);
    }
  const sequences = await readSequences(trx);
  await addJson(tar, END, { sequences, rows: tally.rows, objects: tally.objects });
  return tally;
}

/**
 * Writes the whole system to one tar file.
 * @throws {ArchiveError} when the file is there already, or there is nothing to write
 */
export const exportArchive = (
  { db, objects }: { db: Db; objects: Objects },
  file: string,
  now: Date,
): Promise<Tally> =>
  writeTar(file, (tar) =>
    alone(() => db.transaction().execute((trx) => addEverything(trx, objects, tar, now))),
  );
