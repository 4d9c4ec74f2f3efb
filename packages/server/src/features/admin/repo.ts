import { sql } from 'kysely';
import type { Page } from '../../core/paging.ts';
import type { Db } from '../../db/open.ts';

/** E-mail addresses of the platform admins. */
export async function platformAdminAddresses(db: Db, configured: string | undefined): Promise<string[]> {
  const rows = await db
    .selectFrom('app_user')
    .select('email')
    .where('verified_at', 'is not', null)
    .where((or) => or.or([or('platform_admin', '=', true), or('email', '=', configured ?? '')]))
    .orderBy('id')
    .execute();
  return rows.map(({ email }) => email);
}

/** Oldest first. */
export const listPending = (db: Db, { after, read }: Page) =>
  db
    .selectFrom('organization as o')
    .leftJoin('app_user as u', 'u.id', 'o.created_by')
    .select(['o.id', 'o.name', 'o.claims_member', 'u.email as created_by'])
    .where('o.status', '=', 'pending')
    .where('o.deleted_at', 'is', null)
    .$if(after !== undefined, (query) => query.where('o.id', '>', after?.[0] ?? 0))
    .orderBy('o.id')
    .limit(read)
    .execute();

/** Stores the operator's decision; an approved organization is a member of the industry body if it claimed to be. */
export async function saveDecision(
  db: Db,
  orgId: number,
  decision: { approve: boolean; actorId: number; now: Date },
): Promise<void> {
  await db
    .updateTable('organization')
    .set({
      status: decision.approve ? 'approved' : 'denied',
      is_member: decision.approve ? sql<boolean>`claims_member` : false,
      decided_by: decision.actorId,
      decided_at: decision.now,
    })
    .where('id', '=', orgId)
    .execute();
}
