import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { type Harness, startHarness } from './harness.ts';
import { PATIENCE } from './jobHarness.ts';
import type { Person } from './make.ts';
import { drawing, vast } from './pictures.ts';

let h: Harness;
let ana: Person;
beforeAll(async () => {
  h = await startHarness({ OPTIMISE_CONCURRENCY: '3', RATE_LIMIT_SCALE: '1000' });
});
afterAll(() => h.stop());
beforeEach(async () => {
  vi.restoreAllMocks();
  await h.services.db.deleteFrom('image').execute();
  ana = (await h.make.company()).admin;
});

async function upload(bytes: Buffer): Promise<number> {
  const file = { name: 'a.png', bytes };
  return (await h.call('uploadImage', { token: ana.token, file })).body.data.id;
}

async function order(image: number): Promise<void> {
  const body = { mode: 'lean', target: null, images: [image] };
  await h.call('createJob', { token: ana.token, params: { id: image }, body });
}

const states = async () =>
  Object.fromEntries(
    (await h.services.db.selectFrom('image_job').select(['image_id', 'status']).execute()).map(
      ({ image_id, status }) => [image_id, status],
    ),
  );

/** Jobs that run until they are told to end, identified by their number of pixels. */
function hold() {
  const held: { pixels: number | undefined; end: () => void }[] = [];
  vi.spyOn(h.services.optimiser, 'optimise').mockImplementation(
    ({ pixels, signal }) =>
      new Promise((_resolve, reject) => {
        held.push({ pixels, end: () => reject(new Error('ended')) });
        signal?.addEventListener('abort', () => reject(signal.reason));
      }),
  );
  return held;
}

it('as many jobs run as the setting says, and no more are taken up', async () => {
  const held = hold();
  const images = await Promise.all([1, 2, 3, 4, 5].map((seed) => upload(drawing(seed))));
  for (const image of images) await order(image);
  await vi.waitFor(() => expect(held).toHaveLength(3), PATIENCE);
  const counted = Object.values(await states());
  expect(counted.filter((status) => status === 'running')).toHaveLength(3);
  expect(counted.filter((status) => status === 'queued')).toHaveLength(2);
});

it('of large pictures one is taken up at a time, and small ones pass it', async () => {
  const held = hold();
  const [first, second] = [await upload(vast(1100, 1000)), await upload(vast(1200, 1000))];
  const small = await upload(drawing());
  for (const image of [first, second]) await order(image);
  await vi.waitFor(() => expect(held).toHaveLength(1), PATIENCE);
  await order(small);
  await vi.waitFor(() => expect(held).toHaveLength(2), PATIENCE);
  expect(await states()).toEqual({ [first]: 'running', [second]: 'queued', [small]: 'running' });
  // Ended for good: the row goes with its image.
  await h.services.db.deleteFrom('image').where('id', '=', first).execute();
  held[0]?.end();
  await vi.waitFor(async () => expect((await states())[second]).toBe('running'), PATIENCE);
});
