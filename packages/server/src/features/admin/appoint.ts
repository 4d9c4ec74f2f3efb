import { audit } from '../../core/audit.ts';
import { type Db, transact } from '../../db/open.ts';

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
