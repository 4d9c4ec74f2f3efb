import type { Services } from '../../services.ts';

/** Everything of a deleted organization but its name in the audit trail: plan, campaigns, pictures, files. */
export async function purgeOrganization(
  { billing, db, objects }: Pick<Services, 'billing' | 'db' | 'objects'>,
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

  const uploads = await db.selectFrom('image').select('object_key').where('org_id', '=', orgId).execute();
  const made = await db
    .selectFrom('processed_image as p')
    .innerJoin('image as i', 'i.id', 'p.image_id')
    .select('p.object_key')
    .where('i.org_id', '=', orgId)
    .execute();
  // Files go first: should this stop in between, the rows still say which are left.
  await objects.delete([...uploads, ...made].map(({ object_key }) => object_key));
  await db.deleteFrom('image').where('org_id', '=', orgId).execute();
}
