import { audit } from '../../core/audit.ts';
import { type Db, transact } from '../../db/open.ts';
import { StartError } from '../../startError.ts';
import { findTyped } from '../account/repo.ts';

/**
 * Makes the verified account with this address a platform admin, permanently. An existing one remains one.
 * @returns whether there is such an account
 */
export const appointPlatformAdmin = (db: Db, address: string): Promise<boolean> =>
  transact(db, async (trx) => {
    const user = await trx
      .updateTable('app_user')
      .set({ platform_admin: true })
      .where('email', '=', address.trim().toLowerCase())
      .where('verified_at', 'is not', null)
      .returning('id')
      .executeTakeFirst();
    if (user) await audit(trx, { action: 'platform_admin.appoint', target: user.id });
    return user !== undefined;
  });

/**
 * Takes the role of a platform admin back, from the next call on.
 * @param configured the address that is one by the settings
 * @throws {StartError} if there is no such account, it is no platform admin, or the settings make it one
 */
export const revokePlatformAdmin = (db: Db, address: string, configured: string | undefined): Promise<void> =>
  transact(db, async (trx) => {
    const { id, email } = await findTyped(trx, address);
    if (email === configured)
      throw new StartError(
        `${email} is a platform admin as long as PLATFORM_ADMIN_EMAIL names it. Change that setting first.`,
      );
    const revoked = await trx
      .updateTable('app_user')
      .set({ platform_admin: false })
      .where('id', '=', id)
      .where('platform_admin', '=', true)
      .returning('id')
      .executeTakeFirst();
    if (!revoked) throw new StartError(`${email} is not a platform admin.`);
    await audit(trx, { action: 'platform_admin.revoke', target: id });
  });
