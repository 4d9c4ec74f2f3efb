import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { emptyEmbedded } from '../../test/harness.ts';
import { migrate } from '../db/migrate.ts';
import type { Database } from '../db/open.ts';
import type { Queue } from '../jobs/types.ts';
import { createMetrics } from './metrics.ts';

let database: Database;
beforeAll(async () => {
  database = await emptyEmbedded();
  await migrate(database.db);
});
afterAll(() => database.close());

const depth = vi.fn<Queue['depth']>();
beforeEach(() => {
  depth.mockReset().mockResolvedValue([{ name: 'mail', waiting: 2, active: 1 }]);
});
const queue = { depth } as Partial<Queue> as Queue;
const ofQueue = 'leaf_jobs{queue="mail",state="waiting"} 2';
const ofDatabase = 'leaf_payments_to_end 0';

it('have the figures of the queue and the database', async () => {
  const text = await createMetrics(queue, database.db).metrics();
  expect(text).toContain(ofQueue);
  expect(text).toContain(ofDatabase);
});

it('have no figures, not old ones either, of a queue that fails, and all others', async () => {
  const registry = createMetrics(queue, database.db);
  await registry.metrics();
  depth.mockRejectedValueOnce(new Error('away'));
  const text = await registry.metrics();
  expect(text).not.toContain('leaf_jobs{');
  expect(text).toContain(ofDatabase);
  expect(text).toContain('process_resident_memory_bytes');
  expect(await registry.metrics()).toContain(ofQueue);
});

it('do not wait long for a queue that does not answer', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  try {
    depth.mockReturnValueOnce(new Promise(() => undefined));
    const text = createMetrics(queue, database.db).metrics();
    await vi.advanceTimersByTimeAsync(3000);
    expect(await text).toContain(ofDatabase);
  } finally {
    vi.useRealTimers();
  }
});

it('do not count payments to end as none while the database does not answer', async () => {
  const away = await emptyEmbedded();
  await away.close();
  const text = await createMetrics(queue, away.db).metrics();
  expect(text).not.toMatch(/^leaf_payments_to_end/m);
  expect(text).toContain(ofQueue);
});
