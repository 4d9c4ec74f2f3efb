import type { Services } from '../../core/services.ts';
import { assetKinds } from '../assets/asset.ts';
import { purgeAssetsOf } from '../assets/deletion.ts';
import { purgeCampaign } from '../campaigns/purge.ts';

/** Tables with a few rows of an organization, which nothing keeps from being deleted at once. */
const small = ['api_key', 'import_mapping', 'job_settings'] as const;

/**
 * Deletes the data of a deleted organization: campaigns, pictures, files, keys, settings. Its name stays in the audit
 * trail. One that is not deleted keeps everything: after a restore, a job may be left from a time when it was.
 */
export async function purgeOrganization(
  services: Pick<Services, 'clock' | 'db' | 'queue'>,
  orgId: number,
): Promise<void> {
  const { db } = services;
  const deleted = await db
    .selectFrom('organization')
    .select('id')
    .where('id', '=', orgId)
    .where('deleted_at', 'is not', null)
    .executeTakeFirst();
  if (!deleted) return;
  const campaigns = await db.selectFrom('campaign').select('id').where('org_id', '=', orgId).execute();
  for (const { id } of campaigns) await purgeCampaign(db, id);
  await purgeAssetsOf(services, orgId);
  for (const table of small) await db.deleteFrom(table).where('org_id', '=', orgId).execute();
}

/**
 * Queues the purge of every deleted organization with data left, for example after a restore from a backup, or when all
 * attempts failed.
 */
export async function resumePurges({ db, queue }: Pick<Services, 'db' | 'queue'>): Promise<void> {
  const remaining = await db
    .selectFrom('organization as o')
    .select('o.id')
    .where('o.deleted_at', 'is not', null)
    .where((eb) =>
      eb.or(
        (['campaign', ...assetKinds, ...small] as const).map((table) =>
          eb.exists(eb.selectFrom(table).select('org_id').whereRef('org_id', '=', 'o.id')),
        ),
      ),
    )
    .execute();
  for (const { id } of remaining) await queue.send(db, 'purge-organization', { orgId: id });
}
