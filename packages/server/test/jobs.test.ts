import { createHash } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { MAX_QUEUED } from '../src/features/images/jobs.ts';
import { openJobDesk } from './jobDesk.ts';
import { drawing, glass } from './pictures.ts';

const desk = openJobDesk();

describe('a job', () => {
  it('is answered as it was ordered, and listed newest first', async () => {
    desk.hold();
    const first = await desk.order('lightweighting', 0.98);
    expect(first).toMatchObject({
      status: 201,
      body: { data: { type: 'lightweighting', target: 0.98, status: 'queued', progress: 0, error: null } },
    });
    const second = await desk.create('lean', null);
    const jobs = await desk.list();
    expect(jobs.map((job: { id: number }) => job.id)).toEqual([second.id, first.body.data.id]);
    expect((await desk.read(second.id)).result).toBeNull();
  });

  it.each([
    ['lightweighting', 0.98, 0.98],
    ['ms-lightweighting', 0.985, 0.985],
    ['lightweighting', 0.98049, 0.98],
    ['file_size', 199.6, 200],
    ['bpp', 0.15004, 0.15],
    ['lean', null, null],
  ])('%s takes the target %j and keeps it as %j', async (mode, target, kept) => {
    desk.hold();
    expect(await desk.order(mode, target)).toMatchObject({ status: 201, body: { data: { target: kept } } });
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
    const answer = await desk.order(mode, target);
    expect(answer.status).toBe(422);
    expect(answer.body.errors).toMatchObject([
      {
        path: 'target',
        code: expect.stringMatching(/^target_/),
        message: expect.stringMatching(/^[A-Z].*\.$/),
      },
    ]);
    expect(await desk.list()).toEqual([]);
  });

  it('is one and the same while it waits or runs, however often and fast it is ordered', async () => {
    desk.hold();
    const answers = await Promise.all(Array.from({ length: 8 }, () => desk.order('bpp', 0.15)));
    expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(1);
    expect((await desk.create('bpp', 0.15)).id).toBe(answers[0]?.body.data.id);
    expect((await desk.create('bpp', 0.2)).id).not.toBe(answers[0]?.body.data.id);
  });

  it('is made for every image named, all or none', async () => {
    desk.hold();
    const second = await desk.upload(drawing(2));
    const foreign = await desk.upload(drawing(3), (await desk.h.make.company()).admin);
    expect(await desk.order('lean', null, [desk.id, second, foreign])).toMatchObject({ status: 404 });
    expect(await desk.order('lean', null, [second])).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'images' }] },
    });
    const { body } = await desk.order('lean', null, [second, desk.id]);
    expect((await desk.list()).map((job: { id: number }) => job.id)).toEqual([body.data.id]);
    expect(await desk.list(second)).toHaveLength(1);
  });

  it(`has to wait for its turn when ${MAX_QUEUED} of the organization wait already`, async () => {
    desk.hold();
    await desk.ended((await desk.create()).id, 'running');
    const waiting = Array.from({ length: MAX_QUEUED }, (_, i) => ({
      image_id: desk.id,
      mode: 'file_size' as const,
      target: i + 1000,
      created_by: null,
    }));
    await desk.h.services.db.insertInto('image_job').values(waiting).execute();
    const refused = await desk.order('lean', null);
    expect(refused.status).toBe(429);
    expect(refused.body.detail).toContain(`${MAX_QUEUED} jobs waiting`);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(await desk.order('file_size', 1000)).toMatchObject({ status: 201 });
  });
});

describe('a finished job', () => {
  it('has a result whose every point is served exactly as it was measured', async () => {
    const { id: jobId } = await desk.create();
    const { result, progress, error } = await desk.ended(jobId, 'completed');
    expect({ progress, error }).toEqual({ progress: 1, error: null });
    expect(result).toMatchObject({ original_size: drawing().length, unavailable: [], ad_unit: null });
    for (const format of ['jpeg', 'webp', 'avif']) {
      const found = result[format];
      expect(found.data_points).toContainEqual([found.quality, found.size, found.ssim]);
      for (const [quality, bytes] of found.data_points) {
        const answer = await desk.processed(format, quality);
        expect(answer).toMatchObject({
          status: 200,
          headers: { 'content-type': `image/${format}`, 'content-length': String(bytes) },
        });
        expect(answer.bytes).toHaveLength(bytes);
        expect(await desk.h.services.optimiser.inspect(answer.bytes)).toMatchObject({
          media_type: `image/${format}`,
          width: 96,
          height: 64,
        });
      }
    }
  });

  it('meets its target', async () => {
    const bytes = await desk.ended((await desk.create('file_size', 2)).id, 'completed');
    expect(bytes.result.jpeg.size).toBeLessThanOrEqual(2000);
    const similar = await desk.ended((await desk.create('lightweighting', 0.95)).id, 'completed');
    for (const format of ['jpeg', 'webp', 'avif'])
      expect(
        similar.result[format].ssim >= 0.95 || similar.result[format].flags.includes('target not reached'),
      ).toBe(true);
  });

  it('says that JPEG lost the transparency', async () => {
    desk.id = await desk.upload(glass());
    const { result } = await desk.ended((await desk.create()).id, 'completed');
    expect(result.jpeg.flags).toContain('transparency flattened');
    expect(result.avif.flags).not.toContain('transparency flattened');
  });

  it('names the ad unit and its limit in lean mode', async () => {
    const { result } = await desk.ended((await desk.create('lean', null)).id, 'completed');
    expect(result.ad_unit).toEqual({ name: expect.any(String), limit_kb: expect.any(Number) });
  });

  it('hands its points to the next job on the same image', async () => {
    await desk.ended((await desk.create('lightweighting', 0.98)).id, 'completed');
    const known = await desk.h.services.db.selectFrom('processed_image').selectAll().execute();
    const optimise = vi.spyOn(desk.h.services.optimiser, 'optimise');
    const { id: jobId } = await desk.create('lightweighting', 0.981);
    await desk.ended(jobId, 'completed');
    expect(optimise.mock.calls[0]?.[0].known).toHaveLength(known.length);
    const after = await desk.h.services.db.selectFrom('processed_image').selectAll().execute();
    expect(after.filter((point) => point.job_id !== jobId)).toEqual(known);
  });

  it('can be ordered again, but neither cancelled nor retried', async () => {
    const { id: jobId } = await desk.create();
    await desk.ended(jobId, 'completed');
    expect(await desk.at('cancelJob', jobId)).toMatchObject({ status: 409 });
    expect(await desk.at('retryJob', jobId)).toMatchObject({ status: 409 });
    expect((await desk.create()).id).not.toBe(jobId);
  });
});

describe('a processed picture', () => {
  it('is served only when it was recorded', async () => {
    await desk.ended((await desk.create()).id, 'completed');
    const { quality } = await desk.h.services.db
      .selectFrom('processed_image')
      .select('quality')
      .where('format', '=', 'jpeg')
      .executeTakeFirstOrThrow();
    const found = await desk.processed('jpeg', quality);
    expect(found.headers.etag).toBe(`"${createHash('sha256').update(found.bytes).digest('hex')}"`);
    const again = await desk.processed('jpeg', quality, { 'if-none-match': String(found.headers.etag) });
    expect(again.status).toBe(304);
    expect(await desk.processed('jpeg', 3)).toMatchObject({ status: 404 });
    expect(await desk.processed('jpeg', 101)).toMatchObject({ status: 422 });
    expect(await desk.processed('gif', quality)).toMatchObject({ status: 422 });
    const params = { id: desk.id, format: 'jpeg', quality };
    const stranger = (await desk.h.make.company()).admin.token;
    expect(await desk.h.call('getProcessedImage', { token: stranger, params })).toMatchObject({
      status: 404,
    });
  });
});
