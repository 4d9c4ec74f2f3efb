import type { AskedPoint, ChosenFile, Format, Image, Job, JobResult, NewJob } from '../../contract.ts';
import { formats, isFormat } from '../../formats.ts';
import { isUnderWay } from '../../isUnderWay.ts';
import { jobResult, picture, presetVerdict, smallJobResult } from '../fixtures/index.ts';
import { emptyZip, moveOn, queued } from '../mockJobs.ts';
import { createOnce } from '../once.ts';
import type { MockState } from '../state.ts';
import type { TypedHttp } from '../typedHttp.ts';

const resultOf = ({ status, type, preset }: Job): JobResult | null => {
  if (status !== 'completed') return null;
  const result = type === 'bpp' || type === 'file_size' ? smallJobResult : jobResult;
  return preset ? { ...result, more: { preset: { ...presetVerdict, id: preset } } } : result;
};

const withoutPoints = (result: JobResult | null): JobResult | null =>
  result && {
    ...result,
    ...Object.fromEntries(
      formats.map((format) => [format, result[format] && { ...result[format], data_points: [] }]),
    ),
  };

/** The figures of a quality between two measured ones, or those of the nearer end. */
function figuresOf(format: Format, quality: number): NonNullable<AskedPoint['measured']> {
  const points = (jobResult[format]?.data_points ?? []).toSorted((a, b) => a[0] - b[0]);
  const above = points.find(([q]) => q >= quality) ?? points.at(-1);
  const below = points.findLast(([q]) => q <= quality) ?? points[0];
  const [[q0, size0, ssim0], [q1, size1, ssim1]] = [below ?? [0, 0, 0], above ?? [0, 0, 0]];
  const share = q1 === q0 ? 0 : (quality - q0) / (q1 - q0);
  const ssim = ssim0 + share * (ssim1 - ssim0);
  return { size: Math.round(size0 + share * (size1 - size0)), ssim, ms_ssim: ssim };
}

/** Each read moves a quality on: queued, running, completed. */
function movePointOn(point: AskedPoint): void {
  if (point.status === 'queued') point.status = 'running';
  else if (point.status === 'running')
    Object.assign(point, { status: 'completed', measured: figuresOf(point.format, point.quality) });
}

/** Optimisation jobs. Listing the jobs of an image moves each of them on by one step. */
export const jobHandlers = (api: TypedHttp, state: MockState) => {
  const once = createOnce<Job>();
  const onceAsked = createOnce<AskedPoint>();
  const jobsOf = (imageId: number): Job[] => {
    const jobs = state.jobs[imageId] ?? [];
    state.jobs[imageId] = jobs;
    return jobs;
  };
  const find = (imageId: number, jobId: number) => jobsOf(imageId).find(({ id }) => id === jobId);
  const start = (imageId: number, { mode: type, target, preset }: Omit<NewJob, 'images'>): Job => {
    const same = jobsOf(imageId).find(
      (job) => isUnderWay(job) && job.type === type && job.target === target && job.preset === preset,
    );
    if (same) return same;
    const job: Job = {
      id: state.nextId++,
      type,
      target,
      ...(preset ? { preset } : {}),
      ...queued,
    };
    jobsOf(imageId).unshift(job);
    return job;
  };

  const pointsOf = (imageId: number): AskedPoint[] => {
    const points = state.points[imageId] ?? [];
    state.points[imageId] = points;
    return points;
  };
  const isAsked = (imageId: number, format: string, quality: number) =>
    pointsOf(imageId).some((point) => point.format === format && point.quality === quality && point.measured);

  const chosenOf = ({ id, size: kb }: Image): ChosenFile | null => {
    const file = state.choices[id];
    if (!file) return null;
    const { format, quality } = file;
    if (format === 'original' || quality === null) return { ...file, size: kb * 1000, ssim: 1 };
    const { size, ssim } = figuresOf(isFormat(format) ? format : 'webp', quality);
    return { format, quality, size, ssim };
  };

  return {
    listJobs: api.get('/images/{id}/magic', ({ pathNumber, answer }) => {
      const jobs = jobsOf(pathNumber('id'));
      const seen = jobs.map((job) => answer.worded(job));
      jobs.forEach(moveOn);
      return answer.json(200, { data: seen });
    }),

    listOutcomes: api.get('/image_outcomes', ({ query, answer }) => {
      const images = query('images')
        .split(',')
        .flatMap((id) => state.images.find((image) => image.id === Number(id)) ?? []);
      const data = images.map((image) => {
        const [newest] = jobsOf(image.id);
        const result = newest ? resultOf(newest) : null;
        const job = newest
          ? { ...answer.worded(newest), result: query('points') ? result : withoutPoints(result) }
          : null;
        if (newest) moveOn(newest);
        return { image, job, chosen: chosenOf(image) };
      });
      return answer.json(200, { data });
    }),

    chooseFiles: api.put('/image_choices', async ({ body, answer }) => {
      const { choices } = await body();
      const ids = [...new Set(choices.map(({ image_id }) => image_id))];
      if (!ids.every((id) => state.images.some((image) => image.id === id)))
        return answer.problem('image_not_found');
      const now = () => ids.map((image_id) => ({ image_id, file: state.choices[image_id] ?? null }));
      const before = now();
      for (const { image_id, file } of choices) state.choices[image_id] = file;
      return answer.json(200, { data: now(), before });
    }),

    // Nothing moves by itself here: whoever would listen reads the jobs every few seconds, which moves them on.
    followJobs: api.get('/job_events', ({ answer }) => answer.noEvents()),

    createJob: api.post('/images/{id}/magic', async ({ request, pathNumber, body, answer }) => {
      const imageId = pathNumber('id');
      const order = await body();
      if (!state.images.some(({ id }) => id === imageId)) {
        return answer.problem('image_not_found');
      }
      const data = once(request, () => {
        for (const id of order.images) start(id, order);
        return start(imageId, order);
      });
      return answer.json(201, { data });
    }),

    getJob: api.get('/images/{id}/magic/{jobId}', ({ pathNumber, answer }) => {
      const job = find(pathNumber('id'), pathNumber('jobId'));
      return job
        ? answer.json(200, { data: { ...answer.worded(job), result: resultOf(job) } })
        : answer.problem('job_not_found');
    }),

    cancelJob: api.post('/images/{id}/magic/{jobId}/cancel', ({ pathNumber, answer }) => {
      const job = find(pathNumber('id'), pathNumber('jobId'));
      if (!job) return answer.problem('job_not_found');
      if (!isUnderWay(job)) return answer.problem('job_ended');
      job.status = 'cancelled';
      return answer.json(200, { data: job });
    }),

    retryJob: api.post('/images/{id}/magic/{jobId}/retry', ({ request, pathNumber, answer }) => {
      const job = find(pathNumber('id'), pathNumber('jobId'));
      if (!job) return answer.problem('job_not_found');
      if (job.status !== 'failed' && job.status !== 'cancelled') {
        return answer.problem('job_not_ended');
      }
      const data = once(request, () => start(pathNumber('id'), { ...job, mode: job.type }));
      return answer.json(201, { data });
    }),

    listAskedPoints: api.get('/images/{id}/points', ({ pathNumber, answer }) => {
      const points = pointsOf(pathNumber('id'));
      const seen = points.map((point) => answer.worded(point));
      points.forEach(movePointOn);
      return answer.json(200, { data: seen });
    }),

    askForPoint: api.post('/images/{id}/points', async ({ request, pathNumber, body, answer }) => {
      const imageId = pathNumber('id');
      const { format, quality } = await body();
      if (!state.images.some(({ id }) => id === imageId)) return answer.problem('image_not_found');
      const data = onceAsked(request, () => {
        const points = pointsOf(imageId);
        const same = points.find((point) => point.format === format && point.quality === quality);
        if (same) return same;
        const point: AskedPoint = {
          format,
          quality,
          status: 'queued',
          error: null,
          error_code: null,
          measured: null,
        };
        points.push(point);
        return point;
      });
      return answer.json(201, { data });
    }),

    getImageZip: api.get('/image_zip', ({ query, answer }) => {
      const ids = query('files')
        .split(',')
        .map((file) => Number(file.split('-')[0]));
      return ids.every((id) => state.images.some((image) => image.id === id))
        ? answer.image(200, 'application/zip', emptyZip)
        : answer.problem('picture_not_found');
    }),

    getProcessedImage: api.get(
      '/processed_images/{id}/{format}/{quality}',
      ({ pathNumber, pathText, answer }) => {
        const format = pathText('format');
        const points = [jobResult, smallJobResult].flatMap((result) =>
          isFormat(format) ? (result[format]?.data_points ?? []) : [],
        );
        const quality = pathNumber('quality');
        const isKept = points.some(([q]) => q === quality) || isAsked(pathNumber('id'), format, quality);
        return isFormat(format) && isKept
          ? answer.image(200, `image/${format}`, picture(format))
          : answer.problem('picture_not_found');
      },
    ),
  };
};
