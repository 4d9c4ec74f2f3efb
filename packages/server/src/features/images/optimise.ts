import type { OptimiseRequest } from '@leaf/optimiser';
import type { Services } from '../../core/services.ts';
import { type Attended, finishJob, namedPreset } from '../assets/jobs.ts';
import { type ClaimedImageJob, pixelsOf } from '../optimisation/claim.ts';
import { knownPoints, recordPoint } from './points.ts';
import { contractResult } from './result.ts';

type OptimiseServices = Pick<Services, 'clock' | 'db' | 'objects' | 'optimiser' | 'log'>;

/** What a job and its order share. */
type Order = Pick<OptimiseRequest, 'bytes' | 'pixels' | 'group' | 'signal' | 'onPoint'>;

/** Runs the job. @returns its result as it is stored; null for a quality that was asked for, which is a point alone */
async function resultOf(
  { db, optimiser }: OptimiseServices,
  job: ClaimedImageJob,
  order: Order,
  onProgress: (fraction: number) => void,
): Promise<string | null> {
  const { mode, target, preset, point_format: format, point_quality: quality } = job;
  const known = await knownPoints(db, job.image_id);
  if (mode !== 'point') {
    const outcome = await optimiser.optimise({
      ...order,
      mode,
      target,
      ...namedPreset(preset),
      known,
      onProgress,
    });
    return JSON.stringify(contractResult(outcome, job.bytes));
  }
  const isKnown = known.some((point) => point.format === format && point.quality === quality);
  if (format && quality && !isKnown) await optimiser.point({ ...order, format, quality });
  return null;
}

/** Optimises an image, storing every point as soon as it is measured. */
export async function optimiseImage(
  services: OptimiseServices,
  job: ClaimedImageJob,
  { signal, onProgress }: Attended,
): Promise<void> {
  const failed = new AbortController();
  const saves: Promise<void>[] = [];
  try {
    const order: Order = {
      bytes: await services.objects.read(job.object_key),
      pixels: pixelsOf(job),
      group: job.org_id,
      signal: AbortSignal.any([signal, failed.signal]),
      onPoint: (point) => {
        const save = recordPoint(services, job, point);
        save.catch((error: unknown) => failed.abort(error));
        saves.push(save);
      },
    };
    const result = await resultOf(services, job, order, onProgress);
    await Promise.all(saves);
    await finishJob(services.db, job, { status: 'completed', result });
  } finally {
    await Promise.allSettled(saves);
  }
}
