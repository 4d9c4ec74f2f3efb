import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { emptyEmbedded } from '../../../test/harness.ts';
import { migrate } from '../../db/migrate.ts';
import type { Database } from '../../db/open.ts';
import { claimJob } from './claim.ts';

let database: Database;

beforeAll(async () => {
  database = await emptyEmbedded();
  await migrate(database.db);
});
afterAll(() => database.close());
beforeEach(() => database.db.deleteFrom('organization').execute());

/** An organization with one image and any number of waiting jobs. @returns the jobs' ids */
async function organizationWithJobs(name: string, count: number): Promise<number[]> {
  const { db } = database;
  const org = await db
    .insertInto('organization')
    .values({ name, claims_member: false, created_by: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  const image = await db
    .insertInto('image')
    .values({
      org_id: org.id,
      filename: 'a.png',
      sha256: '',
      object_key: 'a',
      bytes: 1,
      width: 1,
      height: 1,
      format: 'PNG',
      color_space: 'sRGB',
      bit_depth: 8,
      has_alpha: false,
      created_by: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const jobs = await db
    .insertInto('image_job')
    .values(
      Array.from({ length: count }, (_, i) => ({
        image_id: image.id,
        mode: 'file_size' as const,
        target: i + 1,
        created_by: null,
      })),
    )
    .returning('id')
    .execute();
  return jobs.map(({ id }) => id);
}

const take = async (turn: string) => (await claimJob(database.db, turn))?.id;

describe('claimJob', () => {
  it('lets organizations take turns, each in its own order', async () => {
    const [a1, a2, a3] = await organizationWithJobs('A', 3);
    const [b1, b2] = await organizationWithJobs('B', 2);
    const claimed: (number | undefined)[] = [];
    for (const turn of ['1', '2', '3', '4', '5', '6']) claimed.push(await take(turn));
    expect(claimed).toEqual([a1, b1, a2, b2, a3, undefined]);
  });

  it('lets an organization that comes later go before those that had a turn', async () => {
    const [a1, a2] = await organizationWithJobs('A', 2);
    expect(await take('1')).toBe(a1);
    const [b1] = await organizationWithJobs('B', 1);
    expect([await take('2'), await take('3')]).toEqual([b1, a2]);
  });

  it('gives an interrupted turn its own job again and counts the attempts', async () => {
    const [first] = await organizationWithJobs('A', 2);
    await take('1');
    const again = await claimJob(database.db, '1');
    expect(again).toMatchObject({ id: first, attempts: 2 });
  });

  it('passes over a cancelled job, also for the turn that had it', async () => {
    const [first, second] = await organizationWithJobs('A', 2);
    await take('1');
    await database.db
      .updateTable('image_job')
      .set({ status: 'cancelled' })
      .where('id', '=', first ?? 0)
      .execute();
    expect(await take('1')).toBe(second);
  });

  it('never gives one job to two turns at once', async () => {
    const jobs = await organizationWithJobs('A', 4);
    const claimed = await Promise.all(['1', '2', '3', '4', '5'].map(take));
    expect(claimed.filter((id) => id !== undefined).sort()).toEqual(jobs);
  });
});
