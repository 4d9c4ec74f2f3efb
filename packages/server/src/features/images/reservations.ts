import type { Db } from '../../db/open.ts';
import type { Objects } from '../../platform/objects/index.ts';

/**
 * Notes keys before anything is stored under them, and again when their rows go. Whatever happens to the process then,
 * the files that no row points to are known, and nothing else is ever taken for one of them.
 * @param now by the program's clock, as the sweep reads it
 */
export async function reserveKeys(db: Db, keys: readonly string[], now: Date): Promise<void> {
  if (keys.length === 0) return;
  await db
    .insertInto('object_reservation')
    .values(keys.map((key) => ({ key, reserved_at: now })))
    .onConflict((known) => known.column('key').doNothing())
    .execute();
}

/** Call it once a row points to the files, or once they are gone. */
export async function releaseKeys(db: Db, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  await db.deleteFrom('object_reservation').where('key', 'in', keys).execute();
}

/** Removes files that no row points to, and the note of them. */
export async function removeFiles(
  { db, objects }: { db: Db; objects: Objects },
  keys: readonly string[],
): Promise<void> {
  await objects.delete(keys);
  await releaseKeys(db, keys);
}
