import { sql } from 'kysely';
import type { Db } from '../../db/open.ts';
import { ObjectMissing, type Objects } from '../../platform/objects/types.ts';
import { fileTables } from './asset.ts';
import { isOwnKey } from './keys.ts';

/** The object that identifies the owner of the store. */
export const MARK = 'leaf-store.json';
const BATCH = 500;

type Store = { db: Db; objects: Objects };

const CLAIM = 'if no other Leaf uses it, run `npm start -- claim-store`';
const OF_ITS_OWN = 'give this one a store of its own (S3_PREFIX or DATA_DIR)';

/** Why sweeping is refused, for the operator. */
const sentences = {
  foreign: `Nothing is swept: the file store carries the mark of another database. Either ${OF_ITS_OWN}, or, ${CLAIM}.`,
  missing: `Nothing is swept: the file store has lost its mark (${MARK}). If it is the right store, run \`npm start -- claim-store\`.`,
  shared: `Nothing is swept: the file store has files of another Leaf and no mark. Either ${OF_ITS_OWN}, or, ${CLAIM}.`,
} as const;

const ITS_STORE = 'name the store of this database (S3_BUCKET, S3_PREFIX or DATA_DIR)';

/** Why an export is refused, for the operator. */
const exportSentences = {
  foreign: `Nothing is exported: the file store carries the mark of another database. Either ${ITS_STORE}, or, ${CLAIM}.`,
  missing: `Nothing is exported: the file store lacks the mark of this database (${MARK}). Either ${ITS_STORE}, or, if this is the right one, run \`npm start -- claim-store\`.`,
} as const;

const readRow = (db: Db) =>
  db.selectFrom('object_store').select(['identity', 'claimed_at']).executeTakeFirstOrThrow();

const identityIn = (mark: unknown): unknown =>
  typeof mark === 'object' && mark !== null && 'database' in mark ? mark.database : undefined;

/** @returns the owner according to the mark; undefined if there is none, null if it cannot be read */
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

/** Whose the store is by its mark: this database's, another's, or nobody's, though this one's once or not yet. */
async function judge({ db, objects }: Store): Promise<'own' | 'foreign' | 'missing' | 'unmarked'> {
  const { identity, claimed_at } = await readRow(db);
  const mark = await readMark(objects);
  if (mark === identity) return 'own';
  if (mark !== undefined) return 'foreign';
  return claimed_at ? 'missing' : 'unmarked';
}

/** Whether any of these keys has Leaf's form but is unknown to every table of this database. */
async function anyUnknown(db: Db, keys: readonly string[]): Promise<boolean> {
  if (keys.length === 0) return false;
  const { rows } = await sql<{ key: string }>`
    ${sql.join(
      fileTables.map(
        (table) =>
          sql`select object_key as key from ${sql.table(table)} where object_key in (${sql.join(keys)})`,
      ),
      sql` union `,
    )}
    union
    select key from object_reservation where key in (${sql.join(keys)})`.execute(db);
  return rows.length < keys.length;
}

/** Whether the store has files of another Leaf, marked or not. Keys without Leaf's form do not matter. */
async function hasForeignFiles({ db, objects }: Store): Promise<boolean> {
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

/** Marks the store as this database's, whoever owned it: the operator decides. */
export async function claimStore({ db, objects }: Store, now: Date): Promise<void> {
  const { identity } = await readRow(db);
  const mark = {
    about:
      'Leaf keeps its files here. The database with this identity removes those of its own that it no longer needs.',
    database: identity,
    since: now.toISOString(),
  };
  await objects.put(MARK, Buffer.from(`${JSON.stringify(mark, null, 2)}\n`), 'application/json');
  await db.updateTable('object_store').set({ claimed_at: now }).execute();
}

/** Whether a store that this database is about to fill belongs to another one. */
export const isForeign = async (store: Store): Promise<boolean> => (await judge(store)) === 'foreign';

/** Why the files in the store cannot be this database's; undefined if they are, or if it has not marked one yet. */
export async function exportRefused(store: Store): Promise<string | undefined> {
  const found = await judge(store);
  return found === 'foreign' || found === 'missing' ? exportSentences[found] : undefined;
}

/**
 * Why sweeping the store is refused; undefined if its mark is this database's. A store without a mark gets one the
 * first time, unless it has files that this database does not know.
 */
export async function sweepingRefused(store: Store, now: Date): Promise<string | undefined> {
  const found = await judge(store);
  if (found === 'own') return undefined;
  if (found !== 'unmarked') return sentences[found];
  if (await hasForeignFiles(store)) return sentences.shared;
  await claimStore(store, now);
  // If two claim it at once, the store keeps one mark.
  return (await judge(store)) === 'own' ? undefined : sentences.foreign;
}
