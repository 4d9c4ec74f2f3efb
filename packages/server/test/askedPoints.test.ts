import { describe, expect, it, vi } from 'vitest';
import { MAX_QUEUED } from '../src/features/assets/jobs.ts';
import { openJobHarness, PATIENCE } from './jobHarness.ts';

const harness = openJobHarness();
const ask = (format: string, quality: number) =>
  harness.h.call('askForPoint', {
    token: harness.token,
    params: { id: harness.id },
    body: { format, quality },
  });
const asked = async () =>
  (await harness.h.call('listAskedPoints', { token: harness.token, params: { id: harness.id } })).body.data;
const completed = () =>
  vi.waitFor(async () => {
    const points = await asked();
    expect(points).not.toEqual([]);
    for (const point of points) expect(point.status).toBe('completed');
    return points;
  }, PATIENCE);

describe('a quality that was asked for', () => {
  it('is measured, listed and served exactly as it was measured', async () => {
    expect(await asked()).toEqual([]);
    expect(await ask('webp', 61)).toMatchObject({
      status: 201,
      body: { data: { format: 'webp', quality: 61, status: 'queued', error: null, measured: null } },
    });
    const [point] = await completed();
    expect(point).toMatchObject({ format: 'webp', quality: 61, error: null });
    expect(point.measured.ssim).toBeGreaterThan(0.5);
    const picture = await harness.processed('webp', 61);
    expect(picture).toMatchObject({ status: 200, headers: { 'content-type': 'image/webp' } });
    expect(picture.bytes).toHaveLength(point.measured.size);
  });

  it('is measured once, however often it is asked for, and never again', async () => {
    const point = vi.spyOn(harness.h.services.optimiser, 'point');
    await Promise.all(Array.from({ length: 6 }, () => ask('jpeg', 33)));
    const [first] = await completed();
    expect(await ask('jpeg', 33)).toMatchObject({ status: 201, body: { data: first } });
    expect(point).toHaveBeenCalledOnce();
    expect(await asked()).toHaveLength(1);
  });

  it('is answered at once if a job has measured it', async () => {
    const { id: jobId } = await harness.create();
    const { result } = await harness.ended(jobId, 'completed');
    const point = vi.spyOn(harness.h.services.optimiser, 'point');
    const { quality, size, ssim } = result.avif;
    expect((await ask('avif', quality)).body.data).toMatchObject({
      status: 'completed',
      measured: { size, ssim },
    });
    expect(point).not.toHaveBeenCalled();
    expect(await asked()).toHaveLength(1);
  });

  it('is no job among the jobs of the image, nor of a set', async () => {
    await ask('webp', 61);
    await completed();
    expect(await harness.list()).toEqual([]);
    const { body } = await harness.h.call('listOutcomes', {
      token: harness.token,
      query: { images: String(harness.id) },
    });
    expect(body.data).toMatchObject([{ job: null }]);
    const { id: orderId } = await harness.h.services.db
      .selectFrom('image_job')
      .select('id')
      .where('image_id', '=', harness.id)
      .executeTakeFirstOrThrow();
    for (const operation of ['getJob', 'cancelJob', 'retryJob'] as const)
      expect(await harness.at(operation, orderId)).toMatchObject({
        status: 404,
        body: { code: 'job_not_found' },
      });
  });

  it('can be asked for again after it has failed, which says why', async () => {
    const { optimiser } = harness.h.services;
    const { OptimiserError } = await import('@leaf/optimiser');
    const spy = vi
      .spyOn(optimiser, 'point')
      .mockRejectedValue(new OptimiserError('unavailable', 'WEBP holds none of this.'));
    await ask('webp', 61);
    await vi.waitFor(
      async () =>
        expect(await asked()).toMatchObject([
          { status: 'failed', error: 'WEBP holds none of this.', error_code: 'format_unavailable' },
        ]),
      PATIENCE,
    );
    spy.mockRestore();
    expect((await ask('webp', 61)).body.data).toMatchObject({
      status: 'queued',
      error: null,
      error_code: null,
    });
    expect(await completed()).toHaveLength(1);
  });

  it('disappears with its file, and can then be asked for anew', async () => {
    await ask('webp', 61);
    await completed();
    await harness.h.services.db.deleteFrom('processed_image').execute();
    expect(await asked()).toEqual([]);
    expect((await ask('webp', 61)).body.data).toMatchObject({ status: 'queued' });
    expect(await completed()).toHaveLength(1);
  });

  it.each([
    ['png', 50],
    ['webp', 0],
    ['webp', 101],
    ['avif', 7.5],
  ])('%s at quality %s is refused', async (format, quality) => {
    expect(await ask(format, quality)).toMatchObject({ status: 422 });
  });

  it(`waits with the jobs, and is refused when ${MAX_QUEUED} wait already`, async () => {
    harness.hold();
    await harness.ended((await harness.create()).id, 'running');
    const waiting = Array.from({ length: MAX_QUEUED }, (_, i) => ({
      image_id: harness.id,
      mode: 'file_size' as const,
      target: i + 1000,
      created_by: null,
    }));
    await harness.h.services.db.insertInto('image_job').values(waiting).execute();
    const refused = await ask('webp', 61);
    expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_jobs' } });
    expect(refused.body.detail).toContain(`${MAX_QUEUED} jobs waiting`);
    expect(await asked()).toEqual([]);
  });
});
