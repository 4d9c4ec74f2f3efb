import { sql } from 'kysely';
import type { Page } from '../../core/paging.ts';
import type { Db } from '../../db/open.ts';
import type { MembershipEventTable, Organization, User } from '../../db/schema.ts';
import type { NamedLook } from './names.ts';

/** The position where a list of organizations by name ended. */
export type NameKey = readonly [name: string, id: number];

/** By name. */
export const listApproved = (db: Db, { after, read }: Page<NameKey>) =>
  db
    .selectFrom('organization')
    .select(['id', 'name', sql<string>`lower(name)`.as('sort_name')])
    .where('status', '=', 'approved')
    .where('deleted_at', 'is', null)
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(lower(name), id) > (${after?.[0]}, ${after?.[1]})`),
    )
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .limit(read)
    .execute();

/** @throws the database's unique violation if the name, or one that looks like it, is taken */
export const insertOrganization = (
  db: Db,
  organization: NamedLook & { claims_member: boolean; created_by: number },
): Promise<{ id: number; name: string }> =>
  db.insertInto('organization').values(organization).returning(['id', 'name']).executeTakeFirstOrThrow();

/** @throws the database's unique violation if the name, or one that looks like it, is taken */
export const renameOrganization = (
  db: Db,
  id: number,
  named: NamedLook,
): Promise<{ id: number; name: string }> =>
  db
    .updateTable('organization')
    .set(named)
    .where('id', '=', id)
    .returning(['id', 'name'])
    .executeTakeFirstOrThrow();

/** The position where a list of members ended. */
export type MemberKey = readonly [approved: boolean, username: string, id: number];

/** Pending ones first, then by name. */
export const listMembers = (db: Db, orgId: number, { after, read }: Page<MemberKey>) =>
  db
    .selectFrom('app_user')
    .select(['id', 'username', 'email', 'org_role', 'membership'])
    .select(sql<string>`lower(username)`.as('sort_name'))
    .where('org_id', '=', orgId)
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`(membership <> 'pending', lower(username), id) > (${after?.[0]}, ${after?.[1]}, ${after?.[2]})`,
      ),
    )
    .orderBy(sql`membership <> 'pending'`)
    .orderBy(sql`lower(username)`)
    .orderBy('id')
    .limit(read)
    .execute();

/**
 * The organization, locked until the transaction ends, so that one decision about it is made at a time. Rows that only
 * refer to it can still be added. Organizations are locked before users, and of users only oneself and members of one's
 * own organization, so that there are no deadlocks.
 */
export const lockOrganization = (db: Db, orgId: number): Promise<Organization | undefined> =>
  db
    .selectFrom('organization')
    .selectAll()
    .where('id', '=', orgId)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();

/** A member or pending member of the organization, locked until the transaction ends. Nobody else is ever locked. */
export const lockMember = (db: Db, orgId: number, userId: number): Promise<User | undefined> =>
  db
    .selectFrom('app_user')
    .selectAll()
    .where('id', '=', userId)
    .where('org_id', '=', orgId)
    .forNoKeyUpdate()
    .executeTakeFirst();

/**
 * Whether a user is still a member of the organization, and it still exists; both remain so until the transaction ends.
 * For work that took long since the call was authorised.
 * @param userId null for a program, which is no member
 */
export async function holdMembership(
  db: Db,
  { orgId, userId }: { orgId: number; userId: number | null },
): Promise<boolean> {
  const organization = await db
    .selectFrom('organization')
    .select('id')
    .where('id', '=', orgId)
    .where('deleted_at', 'is', null)
    .forShare()
    .executeTakeFirst();
  if (!organization) return false;
  if (userId === null) return true;
  const user = await db
    .selectFrom('app_user')
    .select('id')
    .where('id', '=', userId)
    .where('org_id', '=', orgId)
    .where('membership', '=', 'member')
    .forShare()
    .executeTakeFirst();
  return user !== undefined;
}

/** E-mail addresses of the admins of an organization. */
export async function adminAddresses(db: Db, orgId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('app_user')
    .select('email')
    .where('org_id', '=', orgId)
    .where('org_role', '=', 'admin')
    .where('membership', '=', 'member')
    .orderBy('id')
    .execute();
  return rows.map(({ email }) => email);
}

/** How many seats are taken; pending members take none. */
export async function countMembers(db: Db, orgId: number): Promise<number> {
  const { count } = await db
    .selectFrom('app_user')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('org_id', '=', orgId)
    .where('membership', '=', 'member')
    .executeTakeFirstOrThrow();
  return count;
}

/** Adds a user to an organization, pending or as a member. */
export async function attach(
  db: Db,
  userId: number,
  to: { orgId: number; role: 'admin' | 'member'; membership: 'pending' | 'member'; now: Date },
): Promise<void> {
  await db
    .updateTable('app_user')
    .set({
      org_id: to.orgId,
      org_role: to.role,
      membership: to.membership,
      joined_at: to.membership === 'member' ? to.now : null,
    })
    .where('id', '=', userId)
    .execute();
}

const nowhere = { org_id: null, org_role: null, membership: 'none', joined_at: null } as const;

/** Takes a user out of the organization. */
export async function detach(db: Db, userId: number): Promise<void> {
  await db.updateTable('app_user').set(nowhere).where('id', '=', userId).execute();
}

/** Removes everybody from an organization, pending members too. @returns the users as they were */
export async function detachAll(db: Db, orgId: number): Promise<Pick<User, 'id' | 'email' | 'membership'>[]> {
  const users = await db
    .selectFrom('app_user')
    .select(['id', 'email', 'membership'])
    .where('org_id', '=', orgId)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  await db.updateTable('app_user').set(nowhere).where('org_id', '=', orgId).execute();
  return users;
}

/** Adds to the history of memberships. */
export async function recordMembership(
  db: Db,
  event: { orgId: number; userId: number; actorId: number | null; kind: MembershipEventTable['kind'] },
): Promise<void> {
  await db
    .insertInto('membership_event')
    .values({ org_id: event.orgId, user_id: event.userId, actor_id: event.actorId, kind: event.kind })
    .execute();
}
