import { sql } from 'kysely';
import type { Db } from '../../db/open.ts';
import { ObjectMissing, type Objects } from '../../platform/objects/index.ts';
import { isOwnKey } from './keys.ts';

/** The object that says whose the store is. */
export const MARK = 'leaf-store.json';
const BATCH = 500;

type Store = { db: Db; objects: Objects };

const CLAIM = 'if no other Leaf uses it, run `npm start -- claim-store`';
const OF_ITS_OWN = 'give this one a store of its own (S3_PREFIX or DATA_DIR)';

/** Why nothing may be swept, for the operator. */
const sentences = {
  foreign: `Nothing is swept: the store of pictures carries the mark of another database. Either ${OF_ITS_OWN}, or, ${CLAIM}.`,
  missing: `Nothing is swept: the store of pictures has lost its mark (${MARK}). If it is the right store, run \`npm start -- claim-store\`.`,
  shared: `Nothing is swept: the store of pictures has files of another Leaf and no mark. Either ${OF_ITS_OWN}, or, ${CLAIM}.`,
} as const;

const readRow = (db: Db) =>
  db.selectFrom('object_store').select(['identity', 'claimed_at']).executeTakeFirstOrThrow();

const identityIn = (mark: unknown): unknown =>
  typeof mark === 'object' && mark !== null && 'database' in mark ? mark.database : undefined;

/** @returns whose the mark is; undefined when there is none, null when it cannot be read */
async function readMark(objects: Objects): Promise<string | null | undefined> {
  try {
    const identity = identityIn(JSON.parse((await objects.read(MARK)).toString('utf8')));
    return typeof identity === 'string' ? identity : null;
  } catch (error) {
    if (error instanceof ObjectMissing) return undefined;
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

/** Whether any of these keys is of Leaf's form and known to no table of this database. */
async function anyUnknown(db: Db, keys: readonly string[]): Promise<boolean> {
  if (keys.length === 0) return false;
  const { rows } = await sql<{ key: string }>`
    select object_key as key from image where object_key in (${sql.join(keys)})
    union
    select object_key from processed_image where object_key in (${sql.join(keys)})
    union
    select key from object_reservation where key in (${sql.join(keys)})`.execute(db);
  return rows.length < keys.length;
}

/** Whether the store has pictures of another Leaf, marked or not. What is not of Leaf's form is beside the point. */
async function hasForeignPictures({ db, objects }: Store): Promise<boolean> {
  let batch: string[] = [];
  for await (const key of objects.list()) {
    if (!isOwnKey(key)) continue;
    batch.push(key);
    if (batch.length < BATCH) continue;
    if (await anyUnknown(db, batch)) return true;
    batch = [];
  }
  return anyUnknown(db, batch);
}

/** Marks the store as this database's, whoever's it was: the operator knows. */
export async function claimStore({ db, objects }: Store, now: Date): Promise<void> {
  const { identity } = await readRow(db);
  const mark = {
    about:
      'Leaf keeps pictures here. The database with this identity removes those of its own that it no longer needs.',
    database: identity,
    since: now.toISOString(),
  };
  await objects.put(MARK, Buffer.from(`${JSON.stringify(mark, null, 2)}\n`), 'application/json');
  await db.updateTable('object_store').set({ claimed_at: now }).execute();
}

/** Whether a store that this database is about to fill belongs to another one. */
export async function isForeign({ db, objects }: Store): Promise<boolean> {
  const mark = await readMark(objects);
  return mark !== undefined && mark !== (await readRow(db)).identity;
}

/**
 * Why nothing in the store may be swept; undefined when its mark is this database's. A store without a mark gets one the
 * first time, unless there are pictures in it that this database does not know.
 */
export async function sweepingRefused(store: Store, now: Date): Promise<string | undefined> {
  const { identity, claimed_at } = await readRow(store.db);
  const mark = await readMark(store.objects);
  if (mark === identity) return undefined;
  if (mark !== undefined) return sentences.foreign;
  if (claimed_at) return sentences.missing;
  if (await hasForeignPictures(store)) return sentences.shared;
  await claimStore(store, now);
  // Of two that claim at once the store keeps one mark.
  return (await readMark(store.objects)) === identity ? undefined : sentences.foreign;
}
