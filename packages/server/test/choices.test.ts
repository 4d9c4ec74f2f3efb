import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { purgePoints } from '../src/features/images/pointPurge.ts';
import { type Harness, startHarness } from './harness.ts';
import { drawing } from './pictures.ts';
import { idleOptimiser } from './world.ts';

let h: Harness;
beforeAll(async () => {
  h = await startHarness({ RATE_LIMIT_SCALE: '1000' }, { optimiser: idleOptimiser, works: false });
});
afterAll(() => h.stop());

type File = { format: string; quality: number | null };

/** An organization with images, of each of which AVIF was measured at q 60 and q 70. */
async function start(count: number) {
  const { token } = (await h.make.company()).admin;
  const ids: number[] = [];
  for (let n = 1; n <= count; n += 1) {
    const file = { name: `${n}.png`, bytes: drawing(n) };
    const id: number = (await h.call('uploadImage', { token, file })).body.data.id;
    ids.push(id);
    for (const quality of [60, 70]) {
      const object_key = `processed/${id}/avif-${quality}`;
      await h.services.objects.put(object_key, Buffer.alloc(quality), 'image/avif');
      await h.services.db
        .insertInto('processed_image')
        .values({
          ...{ image_id: id, format: 'avif', quality, object_key, bytes: quality, sha256: '0'.repeat(64) },
          ...{ ssim: quality / 100, ms_ssim: 0.99, fidelity: 80, encoder: 'test', job_id: null },
        })
        .execute();
    }
  }
  const choose = (...choices: [number, File | null][]) =>
    h.call('chooseFiles', {
      token,
      body: { choices: choices.map(([image_id, file]) => ({ image_id, file })) },
    });
  const chosen = async () => {
    const { body } = await h.call('listOutcomes', { token, query: { images: ids.join(',') } });
    return body.data.map((one: { chosen: unknown }) => one.chosen);
  };
  const exists = async (id: number, quality: number) =>
    (await h.call('getProcessedImage', { token, params: { id, format: 'avif', quality } })).status === 200;
  return { token, ids, choose, chosen, exists };
}

const avif = (quality: number): File => ({ format: 'avif', quality });
const original: File = { format: 'original', quality: null };

describe('a file chosen by hand', () => {
  it('is kept with its figures until another is', async () => {
    const { ids, choose, chosen } = await start(2);
    const [one = 0, two = 0] = ids;
    expect(await chosen()).toEqual([null, null]);
    await choose([one, avif(70)], [two, original]);
    expect(await chosen()).toEqual([
      { ...avif(70), size: 70, ssim: 0.7 },
      { ...original, size: drawing(2).length, ssim: 1 },
    ]);
    await choose([one, avif(60)], [one, avif(60)], [two, null]);
    expect(await chosen()).toEqual([{ ...avif(60), size: 60, ssim: 0.6 }, null]);
  });

  it('is undone by sending back what was chosen before', async () => {
    const { ids, choose, chosen } = await start(2);
    const [one = 0, two = 0] = ids;
    await choose([one, avif(70)]);
    const earlier = await chosen();
    const { body } = await choose([two, original], [one, null]);
    expect(body).toEqual({
      data: [
        { image_id: two, file: original },
        { image_id: one, file: null },
      ],
      before: [
        { image_id: two, file: null },
        { image_id: one, file: avif(70) },
      ],
    });
    await choose(...body.before.map((it: { image_id: number; file: File | null }) => [it.image_id, it.file]));
    expect(await chosen()).toEqual(earlier);
  });

  it('is one that was measured, and all are chosen or none', async () => {
    const { ids, choose, chosen } = await start(2);
    const [one = 0, two = 0] = ids;
    for (const refused of [avif(61), { format: 'webp', quality: 60 }, { format: 'avif', quality: null }])
      expect((await choose([one, avif(60)], [two, refused])).status).toBe(404);
    const stranger = await start(1);
    expect((await stranger.choose([one, avif(60)], [stranger.ids[0] ?? 0, avif(60)])).status).toBe(404);
    expect(await chosen()).toEqual([null, null]);
    expect(await stranger.chosen()).toEqual([null]);
  });

  it('stays when the other files of an idle image are removed', async () => {
    const { ids, choose, chosen, exists } = await start(2);
    const [one = 0, two = 0] = ids;
    await choose([one, avif(60)], [two, original]);
    await purgePoints(h.services, new Date(Date.now() + 1000));
    await purgePoints(h.services, new Date(Date.now() + 1000));
    expect(await chosen()).toMatchObject([{ ...avif(60), size: 60 }, original]);
    expect([await exists(one, 60), await exists(one, 70), await exists(two, 60)]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('is the same once the calls of several people have ended', async () => {
    const { ids, choose, chosen } = await start(3);
    const calls = Array.from({ length: 8 }, (_, n) => {
      const turned = n % 2 ? ids : ids.toReversed();
      return choose(...turned.map((id): [number, File] => [id, avif(n < 4 ? 60 : 70)]));
    });
    for (const { status } of await Promise.all(calls)) expect(status).toBe(200);
    const qualities = (await chosen()).map(({ quality }: { quality: number }) => quality);
    expect(new Set(qualities).size).toBe(1);
  });
});
