import { sql } from 'kysely';
import type { Db } from '../db/open.ts';

/** Raised when an archive cannot be written or taken in; the message is for the operator. */
export class ArchiveError extends Error {
  override readonly name = 'ArchiveError';
}

/** Of the archive's own form; a reader takes only the one it knows. */
export const FORMAT = 1;

/** The first entry: what the rows that follow fit. */
export const MANIFEST = 'leaf.json';
export type Manifest = {
  format: number;
  created_at: string;
  /** Migrations the rows were written under, in their order. */
  migrations: string[];
};

/** `rows/<table>/<number>.json`: an array of rows as PostgreSQL writes them, so that no type is lost on the way. */
export const ROWS = /^rows\/([a-z_]+)\/\d+\.json$/;
export const rowsEntry = (table: string, part: number): string =>
  `rows/${table}/${String(part).padStart(6, '0')}.json`;

/** `objects/<key>`: a picture, with its digest and media type in the entry's extended header. */
export const OBJECTS = 'objects/';
export const DIGEST = 'LEAF.sha256';
export const MEDIA_TYPE = 'LEAF.type';

/** The last entry, without which the archive is cut off: where every sequence stood, and what went before. */
export const END = 'end.json';
export type End = {
  sequences: { name: string; last: number }[];
  rows: number;
  objects: number;
};

/** What an export or an import went through. */
export type Tally = Pick<End, 'rows' | 'objects'> & {
  /** Keys of pictures the store did not have. */
  missing: string[];
};

/** What holds for the system it was written in alone, and has no place in an archive. */
const LOCAL_TABLES = new Set(['object_reservation', 'object_store']);

/** Every table of an archive, in the order of names; the migrator's own and the queue's are not among them. */
export async function listTables(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = current_schema() and table_type = 'BASE TABLE' and table_name not like 'kysely%'
    order by 1`.execute(db);
  return rows.map(({ name }) => name).filter((name) => !LOCAL_TABLES.has(name));
}

/** The migrations a database has; none when it is new. */
export async function listMigrations(db: Db): Promise<string[]> {
  const { rows } = await sql<{ there: boolean }>`
    select to_regclass('kysely_migration') is not null as there`.execute(db);
  if (!rows[0]?.there) return [];
  const applied = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return applied.rows.map(({ name }) => name);
}

/** Takes the limits off a transaction that waits for pictures and checks whole tables; call it first. */
export async function takeTime(trx: Db): Promise<void> {
  await sql`set local idle_in_transaction_session_timeout = 0`.execute(trx);
  await sql`set local statement_timeout = 0`.execute(trx);
}
