import type { Services } from '../core/services.ts';
import { type Db, transact } from '../db/open.ts';
import { hashPassword } from '../features/account/passwords.ts';
import { seedCampaigns } from './campaigns.ts';
import { seedCreative } from './creative.ts';
import { type DemoAccounts, demoCredentials } from './credentials.ts';
import { type DemoOwner, seedPeople } from './people.ts';
import { seedPictures } from './pictures.ts';

/** The record in the database that the demo was created, and who gets its pictures. */
const SETTING = 'demo';
const DONE = 'done';

const isEmpty = async (db: Db): Promise<boolean> =>
  (await db.selectFrom('app_user').select('id').limit(1).executeTakeFirst()) === undefined;

const readSetting = (db: Db) =>
  db.selectFrom('setting').select('value').where('key', '=', SETTING).executeTakeFirst();

/** Whether this process is the one that creates the demo. */
async function takeOn(trx: Db): Promise<boolean> {
  const taken = await trx
    .insertInto('setting')
    .values({ key: SETTING, value: '' })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst();
  return taken !== undefined && (await isEmpty(trx));
}

/**
 * Creates people, organizations and campaigns at the first start of an empty system: all or nothing.
 * @returns the accounts if they were created now, to be printed once
 */
export async function seedDemo({ db, config, clock }: Services): Promise<DemoAccounts | undefined> {
  if ((await readSetting(db)) || !(await isEmpty(db))) return undefined;
  const credentials = await demoCredentials(config.dataDir);
  const passwordHash = await hashPassword(credentials.password);
  return transact(db, async (trx) => {
    if (!(await takeOn(trx))) return undefined;
    const owner = await seedPeople(trx, passwordHash, clock());
    await seedCampaigns({ db: trx, config }, owner);
    await trx
      .updateTable('setting')
      .set({ value: JSON.stringify(owner) })
      .where('key', '=', SETTING)
      .execute();
    return credentials;
  });
}

/** Stops adding to the demo, and prevents another one. */
export async function finishDemo(db: Db): Promise<void> {
  await db.updateTable('setting').set({ value: DONE }).where('key', '=', SETTING).execute();
}

const readOwner = (value: string): DemoOwner | undefined => {
  if (value === '' || value === DONE) return undefined;
  const owner: DemoOwner = JSON.parse(value);
  return owner;
};

/**
 * Adds the demo's pictures and a creative after the start; the ordinary worker does their jobs. If the start is
 * interrupted here, the next one continues; after that nothing is added again, even if it was deleted.
 * @param signal interrupts it
 */
export async function seedDemoPictures(services: Services, signal: AbortSignal): Promise<void> {
  const { db } = services;
  const owner = readOwner((await readSetting(db))?.value ?? '');
  if (!owner) return;
  await seedPictures(services, owner, signal);
  await seedCreative(services, owner, signal);
  await finishDemo(db);
}
