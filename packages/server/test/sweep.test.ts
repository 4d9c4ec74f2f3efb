import { afterAll, beforeAll, expect, it } from 'vitest';
import { sweepObjects } from '../src/features/images/sweep.ts';
import { ObjectMissing } from '../src/platform/objects/index.ts';
import { type Harness, startHarness } from './harness.ts';
import { drawing } from './pictures.ts';

const DAY = 86_400_000;
let h: Harness;
beforeAll(async () => {
  h = await startHarness({}, { works: false });
});
afterAll(() => h.stop());

it('removes what was stored and never recorded, once it is a day old, and nothing else', async () => {
  const { objects, db } = h.services;
  const { token } = (await h.make.company()).admin;
  await h.call('uploadImage', { token, file: { name: 'a.png', bytes: drawing() } });
  const keys = ['uploads/orphan', 'processed/1/webp-60-orphan', 'incoming/cut-off'];
  for (const key of keys) await objects.put(key, Buffer.from('x'), 'image/png');
  expect(await sweepObjects(h.services)).toBe(0);

  h.pass(2 * DAY);
  // A database made after the files: they are another's.
  const made = new Date(Date.now() + DAY).toISOString();
  const { timestamp } = await db
    .withTables<{ kysely_migration: { timestamp: string } }>()
    .selectFrom('kysely_migration')
    .select('timestamp')
    .executeTakeFirstOrThrow();
  const setMade = (at: string) =>
    db
      .withTables<{ kysely_migration: { timestamp: string } }>()
      .updateTable('kysely_migration')
      .set({ timestamp: at })
      .execute();
  await setMade(made);
  expect(await sweepObjects(h.services)).toBe(0);
  await setMade(timestamp);

  expect(await sweepObjects(h.services)).toBe(keys.length);
  for (const key of keys) await expect(objects.read(key)).rejects.toThrow(ObjectMissing);
  const { object_key } = await db.selectFrom('image').select('object_key').executeTakeFirstOrThrow();
  expect(await objects.read(object_key)).toEqual(drawing());
});
