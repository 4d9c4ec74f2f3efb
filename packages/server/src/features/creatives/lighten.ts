import { createHash } from 'node:crypto';
import type { CreativeResult, CreativeWeight, JobFailure } from '@leaf/api-client/contract';
import { OptimiserError } from '@leaf/optimiser';
import { BundleError, type LightBundle, lightenBundle } from '@leaf/optimiser/bundle';
import type { Services } from '../../core/services.ts';
import { transact } from '../../db/open.ts';
import { type Attended, finishJob, namedPreset } from '../assets/jobs.ts';
import { creativeKey } from '../assets/keys.ts';
import { discardFiles, releaseKeys, reserveKeys } from '../assets/reservations.ts';
import type { ClaimedCreativeJob } from '../optimisation/claim.ts';
import { USUAL_TARGET } from './jobs.ts';

/** As long as the job of the largest image: jobs of others wait for the place it takes. */
const MOST_MS = 900_000;

const tooLong = new Error('The creative took too long.');

/** Why the job of a creative failed for good; undefined for what fails jobs of images too. */
export function creativeFault(error: unknown): JobFailure | undefined {
  if (error instanceof BundleError) return 'creative_unreadable';
  if (error === tooLong) return 'creative_too_demanding';
  return error instanceof OptimiserError && error.code !== 'failed' ? 'creative_too_demanding' : undefined;
}

const weight = ({ bytes, inventory, verdict }: LightBundle['after']): CreativeWeight => ({
  bytes,
  initial: inventory.initial,
  later: inventory.later,
  ...(inventory.possible ? { possible: inventory.possible } : {}),
  verdict: verdict ?? null,
});

/** A lighter bundle as the contract shows it, which is also its stored form. */
const creativeResult = ({ before, after, pictures, left_out, budgets }: LightBundle): CreativeResult => ({
  before: weight(before),
  after: weight(after),
  pictures,
  left_out,
  budgets,
});

async function make(
  { objects, optimiser }: Pick<Services, 'objects' | 'optimiser'>,
  { object_key, org_id, target, preset, kilobytes }: ClaimedCreativeJob,
  { signal, onProgress }: Attended,
): Promise<LightBundle> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(tooLong), MOST_MS);
  try {
    return await lightenBundle(optimiser, {
      bytes: await objects.read(object_key),
      goal: { mode: 'lightweighting', target: target ?? USUAL_TARGET },
      ...namedPreset(preset),
      budget: kilobytes === null ? undefined : Math.round(kilobytes * 1000),
      group: org_id,
      signal: AbortSignal.any([signal, late.signal]),
      onProgress,
    });
  } finally {
    clearTimeout(timer);
  }
}

/** Makes a creative lighter, stores the ZIP and ends the job, unless it was cancelled, deleted or taken over meanwhile. */
export async function lightenCreative(
  services: Pick<Services, 'clock' | 'db' | 'objects' | 'optimiser' | 'log'>,
  job: ClaimedCreativeJob,
  attended: Attended,
): Promise<void> {
  const { clock, db, objects } = services;
  const light = await make(services, job, attended);
  const key = creativeKey();
  await reserveKeys(db, [key], clock());
  await objects.put(key, light.zip, 'application/zip');
  const sha256 = createHash('sha256').update(light.zip).digest('hex');
  const recorded = await transact(db, async (trx) => {
    // Locked first: the creative may be deleted in the meantime.
    const creative = await trx
      .selectFrom('creative')
      .select('id')
      .where('id', '=', job.creative_id)
      .where('deleted_at', 'is', null)
      .forKeyShare()
      .executeTakeFirst();
    if (!creative) return false;
    const result = JSON.stringify(creativeResult(light));
    if (!(await finishJob(trx, job, { status: 'completed', result }))) return false;
    await trx
      .insertInto('light_creative')
      .values({
        job_id: job.id,
        creative_id: job.creative_id,
        object_key: key,
        bytes: light.zip.length,
        sha256,
      })
      .execute();
    return true;
  });
  await (recorded ? releaseKeys(db, [key]) : discardFiles(services, [key]));
}
