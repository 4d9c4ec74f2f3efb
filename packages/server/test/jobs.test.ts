import { createHash } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { MAX_QUEUED } from '../src/features/images/jobs.ts';
import { takeTurn } from '../src/features/images/worker.ts';
import { type Harness, startHarness } from './harness.ts';
import type { Person } from './make.ts';
import { drawing, glass } from './pictures.ts';

const PATIENCE = { timeout: 60_000, interval: 50 };

let h: Harness;
let ana: Person;
let id: number;

beforeAll(async () => {
  h = await startHarness({ OPTIMISE_CONCURRENCY: '1', RATE_LIMIT_SCALE: '1000' });
});
afterAll(() => h.stop());
beforeEach(async () => {
  ana = (await h.make.company()).admin;
  id = await upload(drawing());
});
afterEach(async () => {
  vi.restoreAllMocks();
  // A job that a test left waiting must not take the next test's turn.
  await h.services.db.deleteFrom('image').execute();
});

const upload = async (bytes: Buffer, by = ana): Promise<number> => {
  const { body } = await h.call('uploadImage', { token: by.token, file: { name: 'a.png', bytes } });
  return body.data.id;
};
const order = (mode: string, target: number | null, images = [id]) =>
  h.call('createJob', { token: ana.token, params: { id }, body: { mode, target, images } });
const create = async (mode = 'lightweighting', target: number | null = 0.98) =>
  (await order(mode, target)).body.data;
const at = (operation: 'getJob' | 'cancelJob' | 'retryJob', jobId: number, image = id) =>
  h.call(operation, { token: ana.token, params: { id: image, jobId } });
const read = async (jobId: number, image = id) => (await at('getJob', jobId, image)).body.data;
const ended = (jobId: number, status: string, image = id) =>
  vi.waitFor(async () => {
    const job = await read(jobId, image);
    expect(job).toMatchObject({ status });
    return job;
  }, PATIENCE);
const processed = (format: string, quality: number, headers = {}) =>
  h.call('getProcessedImage', { token: ana.token, params: { id, format, quality }, headers });

/** Lets jobs start but never end, so that a test sees them running and others waiting. */
function hold() {
  return vi.spyOn(h.services.optimiser, 'optimise').mockImplementation(
    ({ signal }) =>
      new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason));
      }),
  );
}

describe('a job', () => {
  it('is answered as it was ordered, and listed newest first', async () => {
    hold();
    const first = await order('lightweighting', 0.98);
    expect(first).toMatchObject({
      status: 201,
      body: { data: { type: 'lightweighting', target: 0.98, status: 'queued', progress: 0, error: null } },
    });
    const second = await create('lean', null);
    const { body } = await h.call('listJobs', { token: ana.token, params: { id } });
    expect(body.data.map((job: { id: number }) => job.id)).toEqual([second.id, first.body.data.id]);
    expect((await read(second.id)).result).toBeNull();
  });

  it.each([
    ['lightweighting', 0.98, 0.98],
    ['ms-lightweighting', 0.985, 0.985],
    ['lightweighting', 0.98049, 0.98],
    ['file_size', 199.6, 200],
    ['bpp', 0.15004, 0.15],
    ['lean', null, null],
  ])('%s takes the target %j and keeps it as %j', async (mode, target, kept) => {
    hold();
    expect(await order(mode, target)).toMatchObject({ status: 201, body: { data: { target: kept } } });
  });

  it.each([
    ['lightweighting', 0.5],
    ['lightweighting', 0.991],
    ['lightweighting', null],
    ['ms-lightweighting', 1],
    ['file_size', 0],
    ['file_size', null],
    ['bpp', 0],
    ['lean', 0.98],
  ])('%s refuses the target %j with a sentence', async (mode, target) => {
    const answer = await order(mode, target);
    expect(answer.status).toBe(422);
    expect(answer.body.errors).toEqual([{ path: 'target', message: expect.stringMatching(/^[A-Z].*\.$/) }]);
    expect((await h.call('listJobs', { token: ana.token, params: { id } })).body.data).toEqual([]);
  });

  it('is one and the same while it waits or runs, however often and fast it is ordered', async () => {
    hold();
    const answers = await Promise.all(Array.from({ length: 8 }, () => order('bpp', 0.15)));
    expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(1);
    expect((await create('bpp', 0.15)).id).toBe(answers[0]?.body.data.id);
    expect((await create('bpp', 0.2)).id).not.toBe(answers[0]?.body.data.id);
  });

  it('is made for every image named, all or none', async () => {
    hold();
    const second = await upload(drawing(2));
    const foreign = await upload(drawing(3), (await h.make.company()).admin);
    expect(await order('lean', null, [id, second, foreign])).toMatchObject({ status: 404 });
    expect(await order('lean', null, [second])).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'images' }] },
    });
    const { body } = await order('lean', null, [second, id]);
    const own = await h.call('listJobs', { token: ana.token, params: { id } });
    const others = await h.call('listJobs', { token: ana.token, params: { id: second } });
    expect(own.body.data.map((job: { id: number }) => job.id)).toEqual([body.data.id]);
    expect(others.body.data).toHaveLength(1);
  });

  it(`has to wait for its turn when ${MAX_QUEUED} of the organization wait already`, async () => {
    hold();
    await ended((await create()).id, 'running');
    const waiting = Array.from({ length: MAX_QUEUED }, (_, i) => ({
      image_id: id,
      mode: 'file_size' as const,
      target: i + 1000,
      created_by: null,
    }));
    await h.services.db.insertInto('image_job').values(waiting).execute();
    const refused = await order('lean', null);
    expect(refused.status).toBe(429);
    expect(refused.body.detail).toContain(`${MAX_QUEUED} jobs waiting`);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(await order('file_size', 1000)).toMatchObject({ status: 201 });
  });
});

describe('a finished job', () => {
  it('has a result whose every point is served exactly as it was measured', async () => {
    const { id: jobId } = await create();
    const { result, progress, error } = await ended(jobId, 'completed');
    expect({ progress, error }).toEqual({ progress: 1, error: null });
    expect(result).toMatchObject({ original_size: drawing().length, unavailable: [], ad_unit: null });
    for (const format of ['jpeg', 'webp', 'avif']) {
      const found = result[format];
      expect(found.data_points).toContainEqual([found.quality, found.size, found.ssim]);
      for (const [quality, bytes] of found.data_points) {
        const answer = await processed(format, quality);
        expect(answer).toMatchObject({
          status: 200,
          headers: { 'content-type': `image/${format}`, 'content-length': String(bytes) },
        });
        expect(answer.bytes).toHaveLength(bytes);
        expect(await h.services.optimiser.inspect(answer.bytes)).toMatchObject({
          media_type: `image/${format}`,
          width: 96,
          height: 64,
        });
      }
    }
  });

  it('meets its target', async () => {
    const bytes = await ended((await create('file_size', 2)).id, 'completed');
    expect(bytes.result.jpeg.size).toBeLessThanOrEqual(2000);
    const similar = await ended((await create('lightweighting', 0.95)).id, 'completed');
    for (const format of ['jpeg', 'webp', 'avif'])
      expect(
        similar.result[format].ssim >= 0.95 || similar.result[format].flags.includes('target not reached'),
      ).toBe(true);
  });

  it('says that JPEG lost the transparency', async () => {
    id = await upload(glass());
    const { result } = await ended((await create()).id, 'completed');
    expect(result.jpeg.flags).toContain('transparency flattened');
    expect(result.avif.flags).not.toContain('transparency flattened');
  });

  it('names the ad unit and its limit in lean mode', async () => {
    const { result } = await ended((await create('lean', null)).id, 'completed');
    expect(result.ad_unit).toEqual({ name: expect.any(String), limit_kb: expect.any(Number) });
  });

  it('hands its points to the next job on the same image', async () => {
    await ended((await create('lightweighting', 0.98)).id, 'completed');
    const known = await h.services.db.selectFrom('processed_image').selectAll().execute();
    const optimise = vi.spyOn(h.services.optimiser, 'optimise');
    const { id: jobId } = await create('lightweighting', 0.981);
    await ended(jobId, 'completed');
    expect(optimise.mock.calls[0]?.[0].known).toHaveLength(known.length);
    const after = await h.services.db.selectFrom('processed_image').selectAll().execute();
    expect(after.filter((point) => point.job_id !== jobId)).toEqual(known);
  });

  it('can be ordered again, but neither cancelled nor retried', async () => {
    const { id: jobId } = await create();
    await ended(jobId, 'completed');
    expect(await at('cancelJob', jobId)).toMatchObject({ status: 409 });
    expect(await at('retryJob', jobId)).toMatchObject({ status: 409 });
    expect((await create()).id).not.toBe(jobId);
  });
});

describe('a processed picture', () => {
  it('is served only when it was recorded', async () => {
    await ended((await create()).id, 'completed');
    const { quality } = await h.services.db
      .selectFrom('processed_image')
      .select('quality')
      .where('format', '=', 'jpeg')
      .executeTakeFirstOrThrow();
    const found = await processed('jpeg', quality);
    expect(found.headers.etag).toBe(`"${createHash('sha256').update(found.bytes).digest('hex')}"`);
    const again = await processed('jpeg', quality, { 'if-none-match': String(found.headers.etag) });
    expect(again.status).toBe(304);
    expect(await processed('jpeg', 3)).toMatchObject({ status: 404 });
    expect(await processed('jpeg', 101)).toMatchObject({ status: 422 });
    expect(await processed('gif', quality)).toMatchObject({ status: 422 });
    const params = { id, format: 'jpeg', quality };
    const stranger = (await h.make.company()).admin.token;
    expect(await h.call('getProcessedImage', { token: stranger, params })).toMatchObject({ status: 404 });
  });
});

describe('cancelling', () => {
  it('ends a waiting job at once; it never runs', async () => {
    const optimise = hold();
    const blocker = await create('lightweighting', 0.95);
    await ended(blocker.id, 'running');
    const waiting = await create('lightweighting', 0.96);
    expect(await at('cancelJob', waiting.id)).toMatchObject({
      status: 200,
      body: { data: { id: waiting.id, status: 'cancelled' } },
    });
    await at('cancelJob', blocker.id);
    optimise.mockRestore();
    const last = await create('lightweighting', 0.97);
    await ended(last.id, 'completed');
    expect(await read(waiting.id)).toMatchObject({ status: 'cancelled', result: null });
  });

  it('stops a running job, in whichever process it runs', async () => {
    const optimise = hold();
    const { id: jobId } = await create();
    await vi.waitFor(() => expect(optimise).toHaveBeenCalled(), PATIENCE);
    const signal = optimise.mock.calls[0]?.[0].signal;
    expect(await at('cancelJob', jobId)).toMatchObject({ body: { data: { status: 'cancelled' } } });
    await vi.waitFor(() => expect(signal?.aborted).toBe(true), PATIENCE);
    expect(await read(jobId)).toMatchObject({ status: 'cancelled', error: null });
    expect(await at('cancelJob', jobId)).toMatchObject({ status: 409 });
  });

  it('can be taken back by running the job again', async () => {
    const optimise = hold();
    const { id: jobId } = await create('bpp', 2);
    await at('cancelJob', jobId);
    optimise.mockRestore();
    const { status, body } = await at('retryJob', jobId);
    expect({ status, ...body.data }).toMatchObject({ status: 'queued', type: 'bpp', target: 2 });
    await ended(body.data.id, 'completed');
    expect(await read(jobId)).toMatchObject({ status: 'cancelled' });
  });
});

describe('deleting the image', () => {
  it('stops the job under way and leaves no file behind', async () => {
    const { optimiser, objects } = h.services;
    const original = optimiser.optimise;
    const signals: AbortSignal[] = [];
    // The real thing, but it waits before its end until it is told to stop.
    vi.spyOn(optimiser, 'optimise').mockImplementation(async (request) => {
      const { signal } = request;
      if (signal) signals.push(signal);
      await original(request);
      return new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason));
      });
    });
    await create();
    const points = () => h.services.db.selectFrom('processed_image').select('object_key').execute();
    await vi.waitFor(async () => expect((await points()).length).toBeGreaterThan(10), PATIENCE);
    const keys = (await points()).map(({ object_key }) => object_key);
    expect(await h.call('deleteImage', { token: ana.token, params: { id } })).toMatchObject({ status: 204 });
    await vi.waitFor(() => expect(signals.map(({ aborted }) => aborted)).toEqual([true]), PATIENCE);
    await vi.waitFor(async () => {
      for (const key of keys) await expect(objects.read(key)).rejects.toThrow('No object');
    }, PATIENCE);
    expect(await h.services.db.selectFrom('image_job').selectAll().execute()).toEqual([]);
  });
});

describe('trouble', () => {
  const turn = (name: string, signal = new AbortController().signal) => ({
    id: name,
    data: {},
    signal,
    retryCount: 0,
    lastTry: false,
  });

  it('with the picture itself ends the job with a sentence', async () => {
    const { object_key } = await h.services.db
      .selectFrom('image')
      .select('object_key')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    await h.services.objects.delete([object_key]);
    const { id: jobId } = await create();
    const job = await ended(jobId, 'failed');
    expect(job).toMatchObject({ error: 'The image file is missing. Please upload it again.', result: null });
    expect(await at('retryJob', jobId)).toMatchObject({ status: 201 });
  });

  it('with room on the disk ends the job with a sentence', async () => {
    const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    vi.spyOn(h.services.objects, 'put').mockRejectedValue(full);
    const job = await ended((await create()).id, 'failed');
    expect(job.error).toBe('There is no space left to store the pictures. Please try again later.');
  });

  it('that passes is tried again and forgotten', async () => {
    vi.spyOn(h.services.objects, 'read').mockRejectedValueOnce(new Error('the store is away'));
    const job = await ended((await create()).id, 'completed');
    expect(job.error).toBeNull();
  });

  it('that stops the worker leaves the job to be taken up where it was', async () => {
    const optimise = hold();
    // The worker of the program is kept busy elsewhere.
    await ended((await create('lightweighting', 0.95)).id, 'running');
    const { id: jobId } = await create('lightweighting', 0.96);
    const stopping = new AbortController();
    const first = takeTurn(h.services, turn('interrupted', stopping.signal));
    await vi.waitFor(() => expect(optimise).toHaveBeenCalledTimes(2), PATIENCE);
    stopping.abort(new Error('stopping'));
    await expect(first).rejects.toThrow('stopping');
    expect(await read(jobId)).toMatchObject({ status: 'running' });
    optimise.mockRestore();
    await takeTurn(h.services, turn('interrupted'));
    expect(await read(jobId)).toMatchObject({ status: 'completed' });
    // A turn that is handed out once more finds nothing to do.
    await takeTurn(h.services, turn('interrupted'));
  });

  it('that comes back every time ends the job at last', async () => {
    hold();
    await ended((await create('lightweighting', 0.95)).id, 'running');
    const { id: jobId } = await create('lightweighting', 0.96);
    const away = vi.spyOn(h.services.objects, 'read').mockRejectedValue(new Error('the store is away'));
    for (let attempt = 1; attempt < 5; attempt += 1)
      await expect(takeTurn(h.services, turn('again'))).rejects.toThrow('away');
    await takeTurn(h.services, turn('again'));
    expect(await read(jobId)).toMatchObject({
      status: 'failed',
      error: 'The job could not be finished. Please try again.',
    });
    expect(away).toHaveBeenCalledTimes(5);
  });
});
