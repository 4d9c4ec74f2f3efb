import type { Services } from '../../core/services.ts';
import type { Db } from '../../db/open.ts';
import type { Objects } from '../../platform/objects/types.ts';

/**
 * Reserves keys before anything is stored under them, and again when their rows are deleted. Then, whatever happens to
 * the process, the files without a row are known, and no others are mistaken for them.
 * @param now from the program's clock, which the sweep reads too
 */
export async function reserveKeys(db: Db, keys: readonly string[], now: Date): Promise<void> {
  if (keys.length === 0) return;
  await db
    .insertInto('object_reservation')
    .values(keys.map((key) => ({ key, reserved_at: now })))
    .onConflict((known) => known.column('key').doNothing())
    .execute();
}

/** Call it once a row refers to the files, or once they are deleted. */
export async function releaseKeys(db: Db, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  await db.deleteFrom('object_reservation').where('key', 'in', keys).execute();
}

/** Deletes files without a row, and their reservations. */
export async function removeFiles(
  { db, objects }: { db: Db; objects: Objects },
  keys: readonly string[],
): Promise<void> {
  await objects.delete(keys);
  await releaseKeys(db, keys);
}

/** The same for files that are not used after all. The sweep removes those that cannot be removed now: they stay reserved. */
export async function discardFiles(
  { db, objects, log }: Pick<Services, 'db' | 'objects' | 'log'>,
  keys: readonly string[],
): Promise<void> {
  await removeFiles({ db, objects }, keys).catch((err: unknown) =>
    log.warn({ err, keys }, 'files not removed'),
  );
}
