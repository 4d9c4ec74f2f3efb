import type { Services } from '../../core/services.ts';
import { transact } from '../../db/open.ts';
import { reserveKeys } from '../images/reservations.ts';
import { type CreativeScope, removeCreative } from './creativeRepo.ts';

type Purging = Pick<Services, 'clock' | 'db' | 'queue'>;

/** Permanently deletes a creative, even if it could still be restored. @returns whether there was one */
export const purgeCreative = ({ clock, db, queue }: Purging, scope: CreativeScope): Promise<boolean> =>
  transact(db, async (trx) => {
    const keys = await removeCreative(trx, scope, clock());
    if (keys) await queue.send(trx, 'delete-objects', { keys });
    return keys !== undefined;
  });

/** Permanently deletes creatives that can no longer be restored. @param before time of deletion */
export async function purgeCreatives(services: Purging, before: Date): Promise<void> {
  const creatives = await services.db
    .selectFrom('creative')
    .select(['id', 'org_id'])
    .where('deleted_at', '<=', before)
    .execute();
  for (const { id, org_id } of creatives) await purgeCreative(services, { orgId: org_id, creativeId: id });
}

/** Deletes the ZIPs of jobs that ended before a time. What the jobs found stays. */
export const purgeLightCreatives = ({ clock, db, queue }: Purging, before: Date): Promise<void> =>
  transact(db, async (trx) => {
    const light = await trx
      .deleteFrom('light_creative')
      .using('image_job')
      .whereRef('image_job.id', '=', 'light_creative.job_id')
      .where('image_job.finished_at', '<', before)
      .returning('light_creative.object_key')
      .execute();
    if (light.length === 0) return;
    const keys = light.map(({ object_key }) => object_key);
    await reserveKeys(trx, keys, clock());
    await queue.send(trx, 'delete-objects', { keys });
  });
