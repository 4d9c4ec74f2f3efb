import { randomUUID } from 'node:crypto';
import type { Db } from '../../db/open.ts';

const SETTING = 'billing-instance';

const find = (db: Db) =>
  db.selectFrom('setting').select('value').where('key', '=', SETTING).executeTakeFirst();

/**
 * What this installation writes on its checkouts, so that it knows them among those of other products that share an
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
