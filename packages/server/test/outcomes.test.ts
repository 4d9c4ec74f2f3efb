import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Harness, startHarness } from './harness.ts';
import { drawing } from './pictures.ts';
import { idleOptimiser } from './world.ts';

let h: Harness;
beforeAll(async () => {
  h = await startHarness({ RATE_LIMIT_SCALE: '1000' }, { optimiser: idleOptimiser, works: false });
});
afterAll(() => h.stop());

async function start(count: number) {
  const { token } = (await h.make.company()).admin;
  const ids: number[] = [];
  for (let n = 1; n <= count; n += 1) {
    const { body } = await h.call('uploadImage', { token, file: { name: `${n}.png`, bytes: drawing(n) } });
    ids.push(body.data.id);
  }
  const outcomes = async (images: readonly number[]) =>
    (await h.call('listOutcomes', { token, query: { images: images.join(',') } })).body.data;
  const order = (images: number[], target: number) =>
    h.call('createJob', {
      token,
      params: { id: images[0] ?? 0 },
      body: { mode: 'lightweighting', target, images },
    });
  return { token, ids, outcomes, order };
}

const result = {
  jpeg: { quality: 80, size: 900, ssim: 0.98, ms_ssim: 0.99, data_points: [[80, 900, 0.98]], flags: [] },
  webp: null,
  avif: null,
  recommended: 'jpeg',
  unavailable: [],
  ad_unit: null,
  original_size: 1000,
  more: {
    png: { quality: 100, size: 950, ssim: 1, ms_ssim: 1, data_points: [[100, 950, 1]], flags: ['lossless'] },
  },
};

describe('where a set stands', () => {
  it('is each image in the order asked, with its newest job', async () => {
    const { ids, outcomes, order } = await start(3);
    const [one = 0, two = 0, three = 0] = ids;
    await order([one, two], 0.97);
    await order([one], 0.99);
    expect(await outcomes([three, one, two, one])).toMatchObject([
      { image: { id: three, filename: '3.png' }, job: null },
      { image: { id: one }, job: { status: 'queued', target: 0.99, result: null } },
      { image: { id: two }, job: { status: 'queued', target: 0.97, result: null } },
    ]);
  });

  it('has the figures of a finished job, without its points', async () => {
    const { ids, outcomes, order } = await start(1);
    const { body } = await order(ids, 0.98);
    await h.services.db
      .updateTable('image_job')
      .set({ status: 'completed', result: JSON.stringify(result) })
      .where('id', '=', body.data.id)
      .execute();
    const [{ job }] = await outcomes(ids);
    expect(job.result).toEqual({
      ...result,
      jpeg: { ...result.jpeg, data_points: [] },
      more: { png: { ...result.more.png, data_points: [] } },
    });
  });

  it('names nothing of another organization, nor what is deleted', async () => {
    const [mine, theirs] = [await start(2), await start(1)];
    const [kept = 0, gone = 0] = mine.ids;
    await h.call('deleteImage', { token: mine.token, params: { id: gone } });
    const seen = await mine.outcomes([gone, ...theirs.ids, 2_000_000_000, kept]);
    expect(seen.map(({ image }: { image: { id: number } }) => image.id)).toEqual([kept]);
    expect(await mine.outcomes(theirs.ids)).toEqual([]);
  });

  it('is empty where no named image can exist', async () => {
    const { outcomes } = await start(0);
    expect(await outcomes([2_147_483_648, 9_999_999_999])).toEqual([]);
  });

  it('is told of 200 images at most', async () => {
    const { token } = await start(0);
    const ask = (count: number) =>
      h.call('listOutcomes', {
        token,
        query: { images: Array.from({ length: count }, (_, i) => i + 1).join(',') },
      });
    expect(await ask(200)).toMatchObject({ status: 200 });
    expect(await ask(201)).toMatchObject({ status: 422 });
  });
});
