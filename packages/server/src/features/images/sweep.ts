import { sql } from 'kysely';
import type { Db } from '../../db/open.ts';
import type { Services } from '../../services.ts';

/** An upload is told of in its row within minutes; whatever is younger than this may still be on its way. */
const SAFE_MS = 86_400_000;
const BATCH = 500;

/** When the tables were made. What is older belongs to another database, or to an address typed wrong. */
async function databaseMade(db: Db): Promise<Date> {
  const { rows } = await sql<{ made: string | null }>`
    select min(timestamp) as made from kysely_migration`.execute(db);
  return new Date(rows[0]?.made ?? Number.NaN);
}

/** Those of the keys that no row points to. */
async function unknownKeys(db: Db, keys: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ object_key: string }>`
    select object_key from image where object_key in (${sql.join(keys)})
    union all
    select object_key from processed_image where object_key in (${sql.join(keys)})`.execute(db);
  const known = new Set(rows.map(({ object_key }) => object_key));
  return keys.filter((key) => !known.has(key));
}

/**
 * Removes files that no row points to, as a process leaves when it is killed between storing an upload and recording
 * it. Only such as are older than a day and younger than the database.
 * @returns how many
 */
export async function sweepObjects({
  db,
  objects,
  clock,
  log,
}: Pick<Services, 'db' | 'objects' | 'clock' | 'log'>): Promise<number> {
  const made = await databaseMade(db);
  const safe = new Date(clock().getTime() - SAFE_MS);
  let removed = 0;
  const remove = async (keys: readonly string[]) => {
    if (keys.length === 0) return;
    const orphans = await unknownKeys(db, keys);
    await objects.delete(orphans);
    removed += orphans.length;
  };
  let batch: string[] = [];
  for await (const { key, storedAt } of objects.list()) {
    if (storedAt <= made || storedAt >= safe) continue;
    batch.push(key);
    if (batch.length < BATCH) continue;
    await remove(batch);
    batch = [];
  }
  await remove(batch);
  if (removed > 0) log.warn({ removed }, 'files without a row removed');
  return removed;
}
