import type { Services } from '../../core/services.ts';
import { transact } from '../../db/open.ts';
import { reserveKeys } from '../assets/reservations.ts';

/** Deletes the ZIPs of jobs that ended before a time. What the jobs found stays. */
export const purgeLightCreatives = (
  { clock, db, queue }: Pick<Services, 'clock' | 'db' | 'queue'>,
  before: Date,
): Promise<void> =>
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
