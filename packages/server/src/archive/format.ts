import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../db/open.ts';

/** Thrown if an archive cannot be written or read; the message is for the operator. */
export class ArchiveError extends Error {
  override readonly name = 'ArchiveError';
}

/** The version of the archive format; a reader accepts only the one it knows. */
export const FORMAT = 2;

/** The first entry: the schema that the following rows fit. */
export const MANIFEST = 'leaf.json';
export type Manifest = {
  format: number;
  created_at: string;
  /** The migrations applied when the rows were written, in order. */
  migrations: string[];
};

/** `rows/<table>/<number>.txt`: a line for each row, its digest and then the row as PostgreSQL writes it in JSON. */
export const ROWS = /^rows\/([a-z_]+)\/\d+\.txt$/;
/** The name of an entry with rows. @param part counts the entries of the table from 1 */
export const rowsEntry = (table: string, part: number): string =>
  `rows/${table}/${String(part).padStart(6, '0')}.txt`;

/** The position of every sequence, so that a deleted id is never assigned again. */
export const SEQUENCES = 'sequences.json';
export type Sequences = { name: string; last: number }[];

/** `objects/<key>`: a picture or a ZIP, with its digest and media type in the entry's extended header. */
export const OBJECTS = 'objects/';
/** The names of both in the header. */
export const DIGEST = 'LEAF.sha256';
export const MEDIA_TYPE = 'LEAF.type';

/** The last entry, without which the archive is incomplete: what preceded it, and the digest of all of it. */
export const END = 'end.json';
export type End = { rows: number; objects: number; sha256: string };

/** Lower-case hexadecimal. */
export const digestOf = (body: string | Uint8Array): string =>
  createHash('sha256').update(body).digest('hex');

/** The digest of a whole archive, from the names and digests of its entries in order. */
export function wholeDigest() {
  const hash = createHash('sha256');
  return {
    add: (name: string, sha256: string, type = '') => void hash.update(`${sha256} ${name} ${type}\n`),
    /** Call it only once. */
    end: () => hash.digest('hex'),
  };
}

/** A row with its digest. Line breaks in JSON occur only between tokens, where a space is equivalent. */
export function lineOf(row: string): string {
  const text = row.replaceAll(/[\r\n]/g, ' ');
  return `${digestOf(text)} ${text}\n`;
}

/**
 * The rows of an entry.
 * @throws {ArchiveError} if one has been altered
 */
export function rowsOf(name: string, lines: string): string[] {
  return lines
    .split('\n')
    .slice(0, -1)
    .map((line, index) => {
      const row = line.slice(65);
      if (digestOf(row) !== line.slice(0, 64))
        throw new ArchiveError(`The archive is damaged: row ${index + 1} of ${name} was changed.`);
      return row;
    });
}

/** The totals of an export or import. */
export type Tally = End & {
  /** Keys of files missing from the store. */
  missing: string[];
  /** Keys of files whose bytes in the store have changed. */
  damaged: string[];
};

/**
 * The tables that an archive leaves out: data that holds only for its own system, queued mails, and sessions, since one
 * ended after the export would be revived with its rows.
 */
const LOCAL_TABLES = new Set([
  'embed_token',
  'held_notice',
  'object_reservation',
  'object_store',
  'server_instance',
  'session',
]);

/** Every table of an archive, by name, without those of the migrator and the queue. */
export async function listTables(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = current_schema() and table_type = 'BASE TABLE' and table_name not like 'kysely%'
    order by 1`.execute(db);
  return rows.map(({ name }) => name).filter((name) => !LOCAL_TABLES.has(name));
}

/** Removes the time limits of a transaction that reads or writes a whole system; call it first. */
export async function takeTime(trx: Db): Promise<void> {
  await sql`set local idle_in_transaction_session_timeout = 0`.execute(trx);
  await sql`set local statement_timeout = 0`.execute(trx);
}
