import { rm } from 'node:fs/promises';
import type { Config } from '../config.ts';
import { audit } from '../core/audit.ts';
import type { Services } from '../core/services.ts';
import { type Db, transact } from '../db/open.ts';
import { removeAccounts } from '../features/account/removal.ts';
import { StartError } from '../startError.ts';
import { credentialsFile } from './credentials.ts';
import { finishDemo } from './demo.ts';

type Parts = Pick<Services, 'billing' | 'clock' | 'config' | 'db' | 'mail' | 'queue'>;

/** What ending the demo removed and what it left to others. */
export type EndedDemo = { accounts: number; removed: string[]; kept: string[] };

const demoUsers = (db: Db) =>
  db.selectFrom('app_user').select(['id', 'email']).where('demo', '=', true).orderBy('id').execute();

/**
 * Anyone who knows the demo's password is platform admin, so a public system may not have such an account.
 * @throws {StartError} if there is one
 */
export async function refuseDemo(db: Db, { allowDemo, inPublic }: Config): Promise<void> {
  if (!inPublic || allowDemo || (await demoUsers(db)).length === 0) return;
  throw new StartError(
    'The accounts of the demo are still in the database, and one of them is a platform admin. Remove them with "npm start -- end-demo", or set ALLOW_DEMO=1 for a demo.',
  );
}

/**
 * Removes the demo's accounts, and the organizations that have no other members, with everything in them. All or
 * nothing; files and mails follow at the next start.
 */
export async function endDemo(parts: Parts): Promise<EndedDemo> {
  const ended = await transact(parts.db, async (trx) => {
    const users = await demoUsers(trx);
    const { closed, kept } = await removeAccounts(parts, trx, users);
    const result: EndedDemo = { accounts: users.length, removed: closed, kept };
    await finishDemo(trx);
    await audit(trx, { action: 'demo.end', detail: result });
    return result;
  });
  await rm(credentialsFile(parts.config.dataDir), { force: true });
  return ended;
}
