import { randomUUID } from 'node:crypto';
import type { Db } from '../../db/open.ts';

const SETTING = 'billing-instance';

const find = (db: Db) =>
  db.selectFrom('setting').select('value').where('key', '=', SETTING).executeTakeFirst();

/**
 * Identifies this installation on its checkouts, so that it recognises them among those of other products with the same
 * account at the payment service. It moves with the data.
 */
export async function billingInstance(db: Db): Promise<string> {
  const known = await find(db);
  if (known) return known.value;
  await db
    .insertInto('setting')
    .values({ key: SETTING, value: randomUUID() })
    .onConflict((taken) => taken.doNothing())
    .execute();
  return (await find(db))?.value ?? '';
}
