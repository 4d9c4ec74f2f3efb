import type { Services } from '../../services.ts';
import { removeImage } from '../images/imageRepo.ts';

/** Everything of a deleted organization but its name in the audit trail: plan, campaigns, pictures, files. */
export async function purgeOrganization(
  { billing, db, queue }: Pick<Services, 'billing' | 'db' | 'queue'>,
  orgId: number,
): Promise<void> {
  const plan = await db
    .selectFrom('subscription')
    .select(['source', 'subscription_id', 'status'])
    .where('org_id', '=', orgId)
    .executeTakeFirst();
  if (plan?.subscription_id && plan.source === billing.source && plan.status !== 'canceled')
    await billing.cancel(plan.subscription_id);
  await db.deleteFrom('subscription').where('org_id', '=', orgId).execute();
  await db.deleteFrom('campaign').where('org_id', '=', orgId).execute();

  const images = await db.selectFrom('image').select('id').where('org_id', '=', orgId).execute();
  for (const { id } of images)
    await db.transaction().execute(async (trx) => {
      const keys = await removeImage(trx, { orgId, imageId: id });
      if (keys) await queue.send(trx, 'delete-objects', { keys });
    });
}

/** Queues the purge of every deleted organization that still has something, as after a restore from a backup. */
export async function resumePurges({ db, queue }: Pick<Services, 'db' | 'queue'>): Promise<void> {
  const left = await db
    .selectFrom('organization as o')
    .select('o.id')
    .where('o.deleted_at', 'is not', null)
    .where((eb) =>
      eb.or(
        (['subscription', 'campaign', 'image'] as const).map((table) =>
          eb.exists(eb.selectFrom(table).select('org_id').whereRef('org_id', '=', 'o.id')),
        ),
      ),
    )
    .execute();
  for (const { id } of left) await queue.send(db, 'purge-organization', { orgId: id });
}
