import type { OperationId } from '@leaf/api-client/contract';
import { writeZip } from '@leaf/optimiser/bundle';
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { type Harness, startHarness } from './harness.ts';
import type { Person } from './make.ts';
import { drawing } from './pictures.ts';

export const PATIENCE = { timeout: 60_000, interval: 50 };

/** The document of the creative. */
export const page = `<!doctype html><meta name="ad.size" content="width=300,height=250">
<link rel="stylesheet" href="ad.css"><img src="img/hero.png"><script src="ad.js"></script>`;
export const text = (content: string) => new TextEncoder().encode(content);
export const files = [
  { path: 'index.html', data: text(page) },
  { path: 'ad.css', data: text('body { margin: 0 }') },
  { path: 'ad.js', data: text('var clickTag = "https://advertiser.example/";') },
  { path: 'img/hero.png', data: new Uint8Array(drawing(3)) },
  { path: 'img/fake.png', data: text('<script>alert(1)</script>') },
];
export const zip = Buffer.from(await writeZip(files));

/** A server for a file of tests of creatives, and an admin who is new in each test. */
export function creativeWorld() {
  let h: Harness;
  let ana: Person;
  beforeAll(async () => {
    // An operator may let larger files arrive than a ZIP may be.
    h = await startHarness({
      ...{ OPTIMISE_CONCURRENCY: '1', RATE_LIMIT_SCALE: '1000' },
      UPLOAD_MAX_BYTES: '26000000',
    });
  });
  afterAll(() => h.stop());
  beforeEach(async () => {
    ana = (await h.make.company()).admin;
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    const { db, objects } = h.services;
    // A job that a test left waiting must not take the next test's turn.
    await db.deleteFrom('creative').execute();
    await db.deleteFrom('object_reservation').execute();
    await objects.delete(await creativeKeys());
  });

  /** Every file of a creative in the store. */
  async function creativeKeys(): Promise<string[]> {
    const keys: string[] = [];
    for await (const key of h.services.objects.list()) if (key.startsWith('creatives')) keys.push(key);
    return keys;
  }

  const send = (bytes: Buffer, name = 'banner.zip', headers = {}) =>
    h.call('uploadCreative', { token: ana.token, file: { name, bytes }, headers });
  const upload = async (bytes: Buffer = zip): Promise<number> => (await send(bytes)).body.data.id;
  const at = (operation: OperationId, id: number, jobId?: number, body?: object) =>
    h.call(operation, {
      token: ana.token,
      params: { id, ...(jobId === undefined ? {} : { jobId }) },
      ...(body ? { body } : {}),
    });
  const order = (id: number, body: object = {}) => at('createCreativeJob', id, undefined, body);
  const read = async (id: number, jobId: number) => (await at('getCreativeJob', id, jobId)).body.data;
  const ended = (id: number, jobId: number, status = 'completed') =>
    vi.waitFor(async () => {
      const job = await read(id, jobId);
      expect(job).toMatchObject({ status });
      return job;
    }, PATIENCE);
  return {
    get h() {
      return h;
    },
    get ana() {
      return ana;
    },
    ...{ creativeKeys, send, upload, at, order, read, ended },
  };
}
