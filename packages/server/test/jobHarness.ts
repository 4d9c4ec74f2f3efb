import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { type Harness, startHarness } from './harness.ts';
import type { Person } from './make.ts';
import { drawing } from './pictures.ts';

export const PATIENCE = { timeout: 60_000, interval: 50 };

/**
 * An environment in which Ana, admin of her own company in each test, orders jobs on a picture she has just
 * uploaded. One job runs at a time.
 */
export function openJobHarness() {
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
  const at = (operation: 'getJob' | 'cancelJob' | 'retryJob', jobId: number, headers = {}) =>
    h.call(operation, { token: ana.token, params: { id, jobId }, headers });
  const read = async (jobId: number) => (await at('getJob', jobId)).body.data;

  return {
    get h() {
      return h;
    },
    /** The uploaded image; another can take its place. */
    get id() {
      return id;
    },
    set id(image) {
      id = image;
    },
    /** Ana's. */
    get token() {
      return ana.token;
    },
    upload,
    order,
    create: async (mode = 'lightweighting', target: number | null = 0.98) =>
      (await order(mode, target)).body.data,
    at,
    read,
    list: async (image = id, headers = {}) =>
      (await h.call('listJobs', { token: ana.token, params: { id: image }, headers })).body.data,
    ended: (jobId: number, status: string) =>
      vi.waitFor(async () => {
        const job = await read(jobId);
        expect(job).toMatchObject({ status });
        return job;
      }, PATIENCE),
    processed: (format: string, quality: number, headers = {}) =>
      h.call('getProcessedImage', { token: ana.token, params: { id, format, quality }, headers }),
    remove: () => h.call('deleteImage', { token: ana.token, params: { id } }),
    /** Lets jobs start but never end, so that a test sees them running and others waiting. */
    hold: () =>
      vi.spyOn(h.services.optimiser, 'optimise').mockImplementation(
        ({ signal }) =>
          new Promise((_resolve, reject) => {
            signal?.addEventListener('abort', () => reject(signal.reason));
          }),
      ),
  };
}
