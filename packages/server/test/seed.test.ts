import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { seedDemo, seedDemoPictures } from '../src/seed/demo.ts';
import { type Harness, startHarness } from './harness.ts';

let h: Harness;
const { signal: never } = new AbortController();
const logIn = async (email: string): Promise<string> => {
  const { body } = await h.call('logIn', { body: { email, password: h.program.demo?.password } });
  return body.token;
};

beforeAll(async () => {
  h = await startHarness({ DEMO: 'on' });
});
afterAll(() => h.stop());

it('tells the accounts once and keeps them for the owner of the data only', async () => {
  const file = join(h.services.config.dataDir, 'demo-accounts.json');
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(JSON.parse(await readFile(file, 'utf8'))).toEqual(h.program.demo);
  expect(h.program.demo?.accounts).toHaveLength(5);
  expect(await seedDemo(h.services)).toBeUndefined();
});

it('has a platform admin with an organization to decide about', async () => {
  const token = await logIn('operator@leaf.example');
  expect((await h.call('getUser', { token })).body).toMatchObject({
    leaf_admin: true,
    organization_id: null,
  });
  const { body } = await h.call('listPendingOrganizations', { token });
  expect(body.pending_organizations).toMatchObject([{ name: 'Northwind Studio' }]);
});

it('has an organization with a plan, an admin, a member and somebody waiting', async () => {
  const token = await logIn('ana@meadow.example');
  const { body: user } = await h.call('getUser', { token });
  expect(user).toMatchObject({ organization_name: 'Meadow Media', is_admin: true, leaf_basic: true });
  const { body } = await h.call('listMembers', { token, params: { id: user.organization_id } });
  const people = body.users.map((person: Record<string, unknown>) => [
    person.email,
    person.is_admin,
    person.needs_validation,
  ]);
  expect(people.sort()).toEqual([
    ['ana@meadow.example', true, false],
    ['ben@meadow.example', false, false],
    ['chloe@meadow.example', false, true],
  ]);
  expect((await h.call('getUser', { token: await logIn('ben@meadow.example') })).body.leaf_basic).toBe(true);
});

it('has a campaign of the worked examples and one as an agency would enter it', async () => {
  const token = await logIn('ben@meadow.example');
  const { body } = await h.call('listCampaigns', { token });
  expect(body.data.map(({ name }: { name: string }) => name)).toEqual([
    'Spring launch',
    'Worked examples of the method',
  ]);
  const rows = async (id: number) =>
    Promise.all(
      (['listStorages', 'listSelections', 'listDeliveries', 'listConsumptions'] as const).map(
        async (operation) => (await h.call(operation, { token, params: { id } })).body.data.length,
      ),
    );
  expect(await rows(body.data[1].id)).toEqual([1, 1, 1, 1]);
  for (const count of await rows(body.data[0].id)) expect(count).toBeGreaterThan(2);
});

it('goes on with its pictures after a start that was interrupted', async () => {
  const { optimiser } = h.services;
  const { inspect } = optimiser;
  const spy = vi.spyOn(optimiser, 'inspect').mockImplementationOnce(inspect);
  spy.mockRejectedValueOnce(new Error('interrupted'));
  const token = await logIn('ana@meadow.example');
  const count = async () => (await h.call('listImages', { token })).body.data.length;
  await expect(seedDemoPictures(h.services, never)).rejects.toThrow();
  spy.mockRestore();
  expect(await count()).toBe(1);
  await seedDemoPictures(h.services, never);
  expect(await count()).toBe(3);
});

it('has three pictures and a creative whose jobs the worker finishes, and adds none again once they are deleted', async () => {
  await seedDemoPictures(h.services, never);
  const token = await logIn('ana@meadow.example');
  const images = async () => (await h.call('listImages', { token })).body.data;
  const [newest] = await images();
  expect(await images()).toHaveLength(3);
  const jobs = async () => h.services.db.selectFrom('image_job').select(['status', 'error']).execute();
  expect(await jobs()).toHaveLength(5);
  const done = { status: 'completed', error: null };
  await vi.waitFor(async () => expect(await jobs()).toEqual([done, done, done, done, done]), {
    timeout: 220_000,
  });
  const creatives = async () => (await h.call('listCreatives', { token })).body.data;
  const [creative] = await creatives();
  expect(creative).toMatchObject({ width: 300, height: 250, job: { status: 'completed' } });
  expect(creative.job.bytes).toBeLessThan(creative.bytes);
  await h.call('deleteCreative', { token, params: { id: creative.id } });
  await h.call('deleteImage', { token, params: { id: newest.id } });
  await seedDemoPictures(h.services, never);
  expect(await images()).toHaveLength(2);
  expect(await creatives()).toEqual([]);
}, 240_000);
