import type {
  Creative,
  CreativeDetail,
  CreativeJob,
  CreativeResult,
  NewCreativeJob,
} from '../../contract.ts';
import { isUnderWay } from '../../isUnderWay.ts';
import { creativeDetail, creativeResult } from '../fixtures/index.ts';
import { emptyZip, moveOn, queued } from '../mockJobs.ts';
import { createOnce } from '../once.ts';
import type { MockState } from '../state.ts';
import type { TypedHttp } from '../typedHttp.ts';

const MINUTES_15 = 900_000;

const withoutVerdict = <W extends CreativeResult['before']>(weight: W): W => ({ ...weight, verdict: null });

/** The verdicts of the fixture are those of one platform. */
function resultOf({ status, preset }: CreativeJob): CreativeResult | null {
  if (status !== 'completed') return null;
  if (preset === 'google-ads') return creativeResult;
  const { before, after } = creativeResult;
  return { ...creativeResult, before: withoutVerdict(before), after: withoutVerdict(after), budgets: [] };
}

/** HTML5 creatives. The content of uploads is ignored: what is in them is that of the first fixture. */
export const creativeHandlers = (api: TypedHttp, state: MockState) => {
  const once = createOnce<Creative>();
  const onceJob = createOnce<CreativeJob>();
  const find = (id: number) => state.creatives.find((creative) => creative.id === id);
  const jobsOf = (id: number): CreativeJob[] => {
    const jobs = state.creativeJobs[id] ?? [];
    state.creativeJobs[id] = jobs;
    return jobs;
  };
  const findJob = (id: number, jobId: number) => jobsOf(id).find((job) => job.id === jobId);
  const current = ({ inventory: _, ...creative }: CreativeDetail): Creative => {
    const [newest] = jobsOf(creative.id);
    if (!newest) return { ...creative, job: null };
    const { id, status, progress } = newest;
    return { ...creative, job: { id, status, progress, bytes: resultOf(newest)?.after.bytes ?? null } };
  };
  const start = (creativeId: number, { preset, target = 0.98, kilobytes = null }: Order): CreativeJob => {
    const same = jobsOf(creativeId).find(
      (job) =>
        isUnderWay(job) && job.target === target && job.preset === preset && job.kilobytes === kilobytes,
    );
    if (same) return same;
    const job: CreativeJob = {
      id: state.nextId++,
      ...(preset ? { preset } : {}),
      target,
      kilobytes,
      ...queued,
    };
    jobsOf(creativeId).unshift(job);
    return job;
  };

  return {
    listCreatives: api.get('/creatives', ({ answer }) => {
      const data = state.creatives.map(current);
      for (const { id } of state.creatives) jobsOf(id).slice(0, 1).forEach(moveOn);
      return answer.json(200, { data });
    }),

    uploadCreative: api.post('/creatives', async ({ request, answer }) => {
      const file = (await request.formData()).get('file');
      if (!(file instanceof File))
        return answer.problem('invalid_input', undefined, { errors: [{ path: 'file', code: 'missing' }] });
      if (file.size === 0) return answer.problem('creative_empty');
      if (!/\.zip$/i.test(file.name)) return answer.problem('creative_not_a_zip');
      const data = once(request, () => {
        const { name: filename, size: bytes } = file;
        const size = Math.round(bytes / 100) / 10;
        const created = { ...creativeDetail, id: state.nextId++, filename, bytes, size, job: null };
        state.creatives.unshift(created);
        return current(created);
      });
      return answer.json(201, { data });
    }),

    getCreative: api.get('/creatives/{id}', ({ pathNumber, answer }) => {
      const creative = find(pathNumber('id'));
      return creative
        ? answer.json(200, { data: { ...current(creative), inventory: creative.inventory } })
        : answer.problem('creative_not_found');
    }),

    deleteCreative: api.delete('/creatives/{id}', ({ pathNumber, answer }) => {
      const creative = find(pathNumber('id'));
      if (!creative) return answer.problem('creative_not_found');
      state.creatives = state.creatives.filter((other) => other !== creative);
      state.deleted.creatives.unshift({ deletedAt: Date.now(), creative, jobs: jobsOf(creative.id) });
      delete state.creativeJobs[creative.id];
      return answer.empty(204);
    }),

    restoreCreative: api.post('/creatives/{id}/restore', ({ pathNumber, answer }) => {
      const found = state.deleted.creatives.find(({ creative }) => creative.id === pathNumber('id'));
      if (!found) return answer.problem('creative_not_found');
      const { creative, jobs } = found;
      state.deleted.creatives = state.deleted.creatives.filter((other) => other !== found);
      state.creatives = [creative, ...state.creatives].sort((a, b) => b.id - a.id);
      state.creativeJobs[creative.id] = jobs;
      return answer.json(200, { data: current(creative) });
    }),

    getCreativeFile: api.get('/creatives/{id}/file', ({ pathNumber, answer }) =>
      find(pathNumber('id'))
        ? answer.image(200, 'application/zip', emptyZip)
        : answer.problem('creative_not_found'),
    ),

    previewCreative: api.post('/creatives/{id}/preview', async ({ request, pathNumber, body, answer }) => {
      const creative = find(pathNumber('id'));
      if (!creative) return answer.problem('creative_not_found');
      const { job } = await body();
      const shown = job === undefined ? undefined : findJob(creative.id, job);
      if (job !== undefined && !(shown && resultOf(shown))) return answer.problem('job_not_found');
      const url = new URL(`/creative-preview/${creative.id}-${job ?? 0}/${creative.entry}`, request.url).href;
      return answer.json(200, {
        data: { url, expires_at: new Date(Date.now() + MINUTES_15).toISOString() },
      });
    }),

    listCreativeJobs: api.get('/creatives/{id}/jobs', ({ pathNumber, answer }) => {
      if (!find(pathNumber('id'))) return answer.problem('creative_not_found');
      const jobs = jobsOf(pathNumber('id'));
      const seen = jobs.map((job) => answer.worded(job));
      jobs.forEach(moveOn);
      return answer.json(200, { data: seen });
    }),

    createCreativeJob: api.post('/creatives/{id}/jobs', async ({ request, pathNumber, body, answer }) => {
      const order = await body();
      if (!find(pathNumber('id'))) return answer.problem('creative_not_found');
      return answer.json(201, { data: onceJob(request, () => start(pathNumber('id'), order)) });
    }),

    getCreativeJob: api.get('/creatives/{id}/jobs/{jobId}', ({ pathNumber, answer }) => {
      const job = find(pathNumber('id')) && findJob(pathNumber('id'), pathNumber('jobId'));
      return job
        ? answer.json(200, { data: { ...answer.worded(job), result: resultOf(job) } })
        : answer.problem('job_not_found');
    }),

    cancelCreativeJob: api.post('/creatives/{id}/jobs/{jobId}/cancel', ({ pathNumber, answer }) => {
      const job = find(pathNumber('id')) && findJob(pathNumber('id'), pathNumber('jobId'));
      if (!job) return answer.problem('job_not_found');
      if (!isUnderWay(job)) return answer.problem('job_ended');
      job.status = 'cancelled';
      return answer.json(200, { data: job });
    }),

    retryCreativeJob: api.post('/creatives/{id}/jobs/{jobId}/retry', ({ request, pathNumber, answer }) => {
      const job = find(pathNumber('id')) && findJob(pathNumber('id'), pathNumber('jobId'));
      if (!job) return answer.problem('job_not_found');
      if (job.status !== 'failed' && job.status !== 'cancelled') return answer.problem('job_not_ended');
      return answer.json(201, { data: onceJob(request, () => start(pathNumber('id'), job)) });
    }),

    getLightCreative: api.get('/creatives/{id}/jobs/{jobId}/file', ({ pathNumber, answer }) => {
      const job = find(pathNumber('id')) && findJob(pathNumber('id'), pathNumber('jobId'));
      return job && resultOf(job)
        ? answer.image(200, 'application/zip', emptyZip)
        : answer.problem('file_not_found');
    }),
  };
};

type Order = Omit<NewCreativeJob, 'kilobytes'> & { kilobytes?: number | null };
