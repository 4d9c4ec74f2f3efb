import type { Services } from '../../core/services.ts';
import { transact } from '../../db/open.ts';
import { removeImage } from '../images/imageRepo.ts';

/** Data of a deleted organization: campaigns, pictures, files. Its name stays in the audit trail. */
export async function purgeOrganization(
  { clock, db, queue }: Pick<Services, 'clock' | 'db' | 'queue'>,
  orgId: number,
): Promise<void> {
  await db.deleteFrom('campaign').where('org_id', '=', orgId).execute();

  const images = await db.selectFrom('image').select('id').where('org_id', '=', orgId).execute();
  for (const { id } of images)
    await transact(db, async (trx) => {
      const keys = await removeImage(trx, { orgId, imageId: id }, clock());
      if (keys) await queue.send(trx, 'delete-objects', { keys });
    });
}

/**
 * Queues the purge of every deleted organization with data left, for example after a restore from a backup, or when all
 * attempts failed.
 */
export async function resumePurges({ db, queue }: Pick<Services, 'db' | 'queue'>): Promise<void> {
  const left = await db
    .selectFrom('organization as o')
    .select('o.id')
    .where('o.deleted_at', 'is not', null)
    .where((eb) =>
      eb.or(
        (['campaign', 'image'] as const).map((table) =>
          eb.exists(eb.selectFrom(table).select('org_id').whereRef('org_id', '=', 'o.id')),
        ),
      ),
    )
    .execute();
  for (const { id } of left) await queue.send(db, 'purge-organization', { orgId: id });
}
