import { afterAll, beforeAll, expect, it } from 'vitest';
import { emptyDatabase, type Harness, startHarness } from './harness.ts';
import { PASSWORD, type Person } from './make.ts';
import { idleOptimiser } from './world.ts';

let h: Harness;
let admin: Person;
let hasRoom = true;
const ends: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  const { database, drop } = await emptyDatabase();
  ends.push(drop);
  h = await startHarness(
    {},
    {
      database: { ...database, hasRoom: async () => hasRoom },
      optimiser: idleOptimiser,
      works: false,
    },
  );
  ({ admin } = await h.make.company());
});
afterAll(async () => {
  await h.stop();
  for (const end of ends) await end();
});

it('refuses what needs room while the disk has none, but not what one needs to make some', async () => {
  const { token } = admin;
  const campaign = { token, body: { name: 'A', version: 'gmsf1.2' } };
  const { body: first } = await h.call('createCampaign', campaign);
  hasRoom = false;
  expect(await h.call('createCampaign', campaign)).toMatchObject({
    status: 507,
    body: { code: 'no_room', detail: 'There is no room left to store this. Nothing was saved.' },
  });
  const file = { name: 'a.png', bytes: Buffer.from('png') };
  expect((await h.call('uploadImage', { token, file })).status).toBe(507);
  const login = await h.call('logIn', { body: { email: admin.email, password: PASSWORD } });
  expect(login.status).toBe(200);
  const session = { token: login.body.token };
  expect((await h.call('listCampaigns', session)).body.data).toHaveLength(1);
  expect((await h.call('deleteCampaign', { ...session, params: { id: first.data.id } })).status).toBe(204);
  expect((await h.call('logOut', session)).status).toBe(204);
  hasRoom = true;
  expect((await h.call('createCampaign', campaign)).status).toBe(201);
});
