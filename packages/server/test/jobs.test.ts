import { createHash } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { MAX_QUEUED } from '../src/features/assets/jobs.ts';
import { openJobHarness } from './jobHarness.ts';
import { drawing, glass } from './pictures.ts';

const harness = openJobHarness();

describe('a job', () => {
  it('is answered as it was ordered, and listed newest first', async () => {
    harness.hold();
    const first = await harness.order('lightweighting', 0.98);
    expect(first).toMatchObject({
      status: 201,
      body: { data: { type: 'lightweighting', target: 0.98, status: 'queued', progress: 0, error: null } },
    });
    const second = await harness.create('lean', null);
    const jobs = await harness.list();
    expect(jobs.map((job: { id: number }) => job.id)).toEqual([second.id, first.body.data.id]);
    expect((await harness.read(second.id)).result).toBeNull();
  });

  it.each([
    ['lightweighting', 0.98, 0.98],
    ['ms-lightweighting', 0.985, 0.985],
    ['lightweighting', 0.98049, 0.98],
    ['file_size', 199.6, 200],
    ['bpp', 0.15004, 0.15],
    ['lean', null, null],
  ])('%s takes the target %j and keeps it as %j', async (mode, target, kept) => {
    harness.hold();
    expect(await harness.order(mode, target)).toMatchObject({
      status: 201,
      body: { data: { target: kept } },
    });
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
    const answer = await harness.order(mode, target);
    expect(answer.status).toBe(422);
    expect(answer.body.errors).toMatchObject([
      {
        path: 'target',
        code: expect.stringMatching(/^target_/),
        message: expect.stringMatching(/^[A-Z].*\.$/),
      },
    ]);
    expect(await harness.list()).toEqual([]);
  });

  it('is one and the same while it waits or runs, however often and fast it is ordered', async () => {
    harness.hold();
    const answers = await Promise.all(Array.from({ length: 8 }, () => harness.order('bpp', 0.15)));
    expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(1);
    expect((await harness.create('bpp', 0.15)).id).toBe(answers[0]?.body.data.id);
    expect((await harness.create('bpp', 0.2)).id).not.toBe(answers[0]?.body.data.id);
  });

  it('is made for every image named, all or none', async () => {
    harness.hold();
    const second = await harness.upload(drawing(2));
    const foreign = await harness.upload(drawing(3), (await harness.h.make.company()).admin);
    expect(await harness.order('lean', null, [harness.id, second, foreign])).toMatchObject({
      status: 404,
      body: { code: 'image_not_found' },
    });
    expect(await harness.order('lean', null, [second])).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'images' }] },
    });
    const { body } = await harness.order('lean', null, [second, harness.id]);
    expect((await harness.list()).map((job: { id: number }) => job.id)).toEqual([body.data.id]);
    expect(await harness.list(second)).toHaveLength(1);
  });

  it(`has to wait for its turn when ${MAX_QUEUED} of the organization wait already`, async () => {
    harness.hold();
    await harness.ended((await harness.create()).id, 'running');
    const waiting = Array.from({ length: MAX_QUEUED }, (_, i) => ({
      image_id: harness.id,
      mode: 'file_size' as const,
      target: i + 1000,
      created_by: null,
    }));
    await harness.h.services.db.insertInto('image_job').values(waiting).execute();
    const refused = await harness.order('lean', null);
    expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_jobs' } });
    expect(refused.body.detail).toContain(`${MAX_QUEUED} jobs waiting`);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(await harness.order('file_size', 1000)).toMatchObject({ status: 201 });
  });
});

describe('a finished job', () => {
  it('has a result whose every point is served exactly as it was measured', async () => {
    const { id: jobId } = await harness.create();
    const { result, progress, error } = await harness.ended(jobId, 'completed');
    expect({ progress, error }).toEqual({ progress: 1, error: null });
    expect(result).toMatchObject({ original_size: drawing().length, unavailable: [], ad_unit: null });
    for (const format of ['jpeg', 'webp', 'avif']) {
      const found = result[format];
      expect(found.data_points).toContainEqual([found.quality, found.size, found.ssim]);
      for (const [quality, bytes] of found.data_points) {
        const answer = await harness.processed(format, quality);
        expect(answer).toMatchObject({
          status: 200,
          headers: { 'content-type': `image/${format}`, 'content-length': String(bytes) },
        });
        expect(answer.bytes).toHaveLength(bytes);
        expect(await harness.h.services.optimiser.inspect(answer.bytes)).toMatchObject({
          media_type: `image/${format}`,
          width: 96,
          height: 64,
        });
      }
    }
  });

  it('meets its target', async () => {
    const bytes = await harness.ended((await harness.create('file_size', 2)).id, 'completed');
    expect(bytes.result.jpeg.size).toBeLessThanOrEqual(2000);
    const similar = await harness.ended((await harness.create('lightweighting', 0.95)).id, 'completed');
    for (const format of ['jpeg', 'webp', 'avif'])
      expect(
        similar.result[format].ssim >= 0.95 || similar.result[format].flags.includes('target not reached'),
      ).toBe(true);
  });

  it('says that JPEG lost the transparency', async () => {
    harness.id = await harness.upload(glass());
    const { result } = await harness.ended((await harness.create()).id, 'completed');
    expect(result.jpeg.flags).toContain('transparency flattened');
    expect(result.avif.flags).not.toContain('transparency flattened');
  });

  it('names the ad unit and its limit in lean mode', async () => {
    const { result } = await harness.ended((await harness.create('lean', null)).id, 'completed');
    expect(result.ad_unit).toEqual({
      name: expect.any(String),
      limit_kb: expect.any(Number),
      match: expect.stringMatching(/^(exact|flexible|nearest)$/),
    });
  });

  it('hands its points to the next job on the same image', async () => {
    await harness.ended((await harness.create('lightweighting', 0.98)).id, 'completed');
    const known = await harness.h.services.db.selectFrom('processed_image').selectAll().execute();
    const optimise = vi.spyOn(harness.h.services.optimiser, 'optimise');
    const { id: jobId } = await harness.create('lightweighting', 0.981);
    await harness.ended(jobId, 'completed');
    expect(optimise.mock.calls[0]?.[0].known).toHaveLength(known.length);
    const after = await harness.h.services.db.selectFrom('processed_image').selectAll().execute();
    expect(after.filter((point) => point.job_id !== jobId)).toEqual(known);
  });

  it('can be ordered again, but neither cancelled nor retried', async () => {
    const { id: jobId } = await harness.create();
    await harness.ended(jobId, 'completed');
    expect(await harness.at('cancelJob', jobId)).toMatchObject({ status: 409, body: { code: 'job_ended' } });
    expect(await harness.at('retryJob', jobId)).toMatchObject({
      status: 409,
      body: { code: 'job_not_ended' },
    });
    expect((await harness.create()).id).not.toBe(jobId);
  });
});

describe('a job for a platform', () => {
  const orderFor = (preset?: string) =>
    harness.h.call('createJob', {
      token: harness.token,
      params: { id: harness.id },
      body: { mode: 'lightweighting', target: 0.98, images: [harness.id], ...(preset ? { preset } : {}) },
    });

  it('says what can be uploaded there, and serves its PNG', async () => {
    const { body } = await orderFor('display-video-360');
    expect(body.data).toMatchObject({ type: 'lightweighting', preset: 'display-video-360' });
    const { result } = await harness.ended(body.data.id, 'completed');
    const { png, preset } = result.more;
    expect(preset).toMatchObject({ id: 'display-video-360', limit: 10_000_000, nearest_size: null });
    expect(preset.files).toContainEqual({ format: 'avif', breaks: ['format'] });
    const served = await harness.processed('png', png.quality);
    expect(served).toMatchObject({ status: 200, headers: { 'content-type': 'image/png' } });
    expect(served.bytes).toHaveLength(png.size);
  });

  it('is another job than one without, and one for an unknown platform is refused', async () => {
    harness.hold();
    const [plain, google, again] = [
      await orderFor(),
      await orderFor('google-ads'),
      await orderFor('google-ads'),
    ];
    expect(google.body.data.id).not.toBe(plain.body.data.id);
    expect(again.body.data.id).toBe(google.body.data.id);
    expect(plain.body.data).not.toHaveProperty('preset');
    expect(await orderFor('billboard-in-space')).toMatchObject({ status: 422 });
  });
});

describe('a processed picture', () => {
  it('is served only when it was recorded', async () => {
    await harness.ended((await harness.create()).id, 'completed');
    const { quality } = await harness.h.services.db
      .selectFrom('processed_image')
      .select('quality')
      .where('format', '=', 'jpeg')
      .executeTakeFirstOrThrow();
    const found = await harness.processed('jpeg', quality);
    expect(found.headers.etag).toBe(`"${createHash('sha256').update(found.bytes).digest('hex')}"`);
    const again = await harness.processed('jpeg', quality, { 'if-none-match': String(found.headers.etag) });
    expect(again.status).toBe(304);
    expect(await harness.processed('jpeg', 3)).toMatchObject({
      status: 404,
      body: { code: 'picture_not_found' },
    });
    expect(await harness.processed('jpeg', 101)).toMatchObject({ status: 422 });
    expect(await harness.processed('tiff', quality)).toMatchObject({ status: 422 });
    const params = { id: harness.id, format: 'jpeg', quality };
    const stranger = (await harness.h.make.company()).admin.token;
    expect(await harness.h.call('getProcessedImage', { token: stranger, params })).toMatchObject({
      status: 404,
    });
  });
});
