import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type Harness, startHarness } from './harness.ts';
import type { Person } from './make.ts';
import { idleOptimiser } from './world.ts';

const google = { name: 'Banners', mode: 'lightweighting', target: 0.98, preset: 'google-ads' };
const lean = { name: 'lean', mode: 'lean', target: null };

let h: Harness;
let ana: Person;
let stranger: Person;

beforeAll(async () => {
  h = await startHarness({ RATE_LIMIT_SCALE: '100' }, { optimiser: idleOptimiser, works: false });
});
afterAll(() => h.stop());
beforeEach(async () => {
  ana = (await h.make.company()).admin;
  stranger = (await h.make.company()).admin;
});

const add = (body: object, who = ana) => h.call('createJobSettings', { token: who.token, body });
const list = async (who = ana) => (await h.call('listJobSettings', { token: who.token })).body.data;
const update = (id: number, body: object, who = ana) =>
  h.call('updateJobSettings', { token: who.token, params: { id }, body });
const remove = (id: number, who = ana) => h.call('deleteJobSettings', { token: who.token, params: { id } });

it('are kept for everybody in the organization, by name, and for nobody else', async () => {
  const colleague = await h.make.person({ org: { id: ana.orgId ?? 0 } });
  const first = (await add({ ...lean, name: ' Zebra ' })).body.data;
  const second = (await add(google)).body.data;
  expect(first).toEqual({ ...lean, name: 'Zebra', id: expect.any(Number) });
  expect(await list(colleague)).toEqual([second, first]);
  expect(await list(stranger)).toEqual([]);
  for (const refused of [await update(first.id, lean, stranger), await remove(first.id, stranger)])
    expect(refused).toMatchObject({ status: 404, body: { code: 'settings_not_found' } });
  expect(await update(first.id, { ...google, name: 'Alpha' }, colleague)).toMatchObject({ status: 200 });
  expect(await list()).toEqual([{ ...google, name: 'Alpha', id: first.id }, second]);
  expect((await remove(second.id, colleague)).status).toBe(204);
  expect((await remove(second.id)).status).toBe(404);
});

it('have names of their own, whatever the case', async () => {
  const { id } = (await add(google)).body.data;
  const other = (await add(lean)).body.data;
  for (const refused of [
    await add({ ...lean, name: 'BANNERS' }),
    await update(other.id, { ...lean, name: 'banners' }),
  ])
    expect(refused).toMatchObject({ status: 409, body: { code: 'settings_name_taken' } });
  expect((await update(id, { ...google, name: 'BANNERS' })).body.data.name).toBe('BANNERS');
  expect((await add(google, stranger)).status).toBe(201);
});

it.each([
  ['a target that the mode does not take', { ...lean, target: 5 }],
  ['no target where the mode needs one', { ...google, target: null }],
  ['a target out of range', { ...google, target: 0.5 }],
  ['a name of spaces', { ...google, name: '  ' }],
])('refuse %s', async (_what, body) => {
  expect((await add(body)).status).toBe(422);
});

it('are 50 at most, also when many come at once', async () => {
  const many = await Promise.all(
    Array.from({ length: 55 }, (_, index) => add({ ...lean, name: `Settings ${index}` })),
  );
  expect(many.filter(({ status }) => status === 201)).toHaveLength(50);
  expect(many.find(({ status }) => status !== 201)).toMatchObject({
    status: 409,
    body: { code: 'too_many_settings', params: { limit: 50 } },
  });
});
