import { expect, it, vi } from 'vitest';
import { cleanUp } from '../src/cleanup.ts';
import { DAY } from '../src/time.ts';
import { openJobHarness, PATIENCE } from './jobHarness.ts';

const harness = openJobHarness();

/** Lets the upkeep run when all jobs have ended some days ago. */
async function cleanUpAfter(days: number, picturesKeptDays: number) {
  const { services } = harness.h;
  const then = new Date(services.clock().getTime() - days * DAY);
  await services.db
    .updateTable('image_job')
    .set({ created_at: then, finished_at: then })
    .where('status', '=', 'completed')
    .execute();
  await cleanUp({ ...services, config: { ...services.config, picturesKeptDays } });
}
const points = () => harness.h.services.db.selectFrom('processed_image').selectAll().execute();
const finished = async () => {
  const { id } = await harness.create();
  return harness.ended(id, 'completed');
};

it('keeps the pictures of jobs as long as the setting says, and their figures for good', async () => {
  const { id: jobId, result } = await finished();
  const { quality } = result.jpeg;
  await cleanUpAfter(29, 30);
  expect(await harness.processed('jpeg', quality)).toMatchObject({ status: 200 });
  const [{ object_key } = { object_key: '' }] = await points();
  await cleanUpAfter(31, 30);
  expect(await points()).toEqual([]);
  expect(await harness.processed('jpeg', quality)).toMatchObject({ status: 404 });
  expect(await harness.read(jobId)).toMatchObject({ status: 'completed', result });
  await vi.waitFor(() => expect(harness.h.services.objects.read(object_key)).rejects.toThrow(), PATIENCE);
  const again = await finished();
  expect(await harness.processed('jpeg', again.result.jpeg.quality)).toMatchObject({ status: 200 });
});

it('keeps them as long as the image without a setting, and while a job waits', async () => {
  await finished();
  const all = await points();
  expect(all.length).toBeGreaterThan(0);
  await cleanUpAfter(4000, 0);
  expect(await points()).toEqual(all);
  harness.hold();
  await harness.create('lean', null);
  await cleanUpAfter(4000, 30);
  expect(await points()).toEqual(all);
});
