import { sql } from 'kysely';
import type { Services } from '../../core/services.ts';
import type { Db } from '../../db/open.ts';
import { DAY } from '../../time.ts';
import { fileTables } from './asset.ts';
import { isOwnKey, PROCESSED } from './keys.ts';
import { sweepingRefused } from './ownership.ts';
import { removeFiles } from './reservations.ts';

/** A file gets its row within minutes; a more recent reservation may still be in use. */
const SAFE_MS = DAY;
const BATCH = 500;

/** Reservations whose row exists after all: the process died between the two. */
async function dropAnswered(db: Db, before: Date): Promise<void> {
  await sql`
    delete from object_reservation r where reserved_at < ${before} and (${sql.join(
      fileTables.map((table) => sql`exists (select from ${sql.table(table)} where object_key = r.key)`),
      sql` or `,
    )})`.execute(db);
}

/** The next reserved keys without a row, after a given key. */
const orphansAfter = (db: Db, before: Date, last: string) =>
  db
    .selectFrom('object_reservation')
    .select('key')
    .where('reserved_at', '<', before)
    .where('key', '>', last)
    .orderBy('key')
    .limit(BATCH)
    .execute();

/**
 * Deletes files without a row, which a process leaves if it is killed between storing a file and recording it. Only
 * those whose keys this database reserved more than a day ago, in a store with its mark: everything else belongs to
 * somebody else.
 * @returns how many
 * @throws the first failure to remove some, once all others are removed
 */
export async function sweepObjects({
  db,
  objects,
  clock,
  log,
}: Pick<Services, 'db' | 'objects' | 'clock' | 'log'>): Promise<number> {
  const refusal = await sweepingRefused({ db, objects }, clock());
  if (refusal !== undefined) {
    log.warn(refusal);
    return 0;
  }
  const before = new Date(clock().getTime() - SAFE_MS);
  await dropAnswered(db, before);
  const failures: unknown[] = [];
  let removed = 0;
  let last = '';
  for (;;) {
    const found = await orphansAfter(db, before, last);
    last = found.at(-1)?.key ?? '';
    const keys = found.map(({ key }) => key).filter(isOwnKey);
    try {
      await removeFiles({ db, objects }, keys);
      removed += keys.length;
    } catch (error) {
      failures.push(error);
    }
    if (found.length < BATCH) break;
  }
  await objects.prune(PROCESSED);
  if (removed > 0) log.warn({ removed }, 'files without a row removed');
  if (failures.length > 0) throw failures[0];
  return removed;
}
