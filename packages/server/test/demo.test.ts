import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrate } from '../src/db/migrate.ts';
import { demoPeople } from '../src/seed/credentials.ts';
import { endDemo, refuseDemo } from '../src/seed/end.ts';
import { emptyDatabase, type Harness, startHarness } from './harness.ts';
import type { Person } from './make.ts';
import { idleOptimiser } from './world.ts';

let h: Harness;
let joined: Person;
let waiting: Person;
let outsider: Person;
let token: string;
const organization = (name: string) =>
  h.services.db.selectFrom('organization').selectAll().where('name', '=', name).executeTakeFirstOrThrow();
const inPublic = () => ({ ...h.services.config, inPublic: true });

beforeAll(async () => {
  h = await startHarness({ DEMO: 'on' }, { optimiser: idleOptimiser });
  joined = await h.make.person({ org: await organization('Meadow Media') });
  waiting = await h.make.person({ org: await organization('Northwind Studio'), membership: 'pending' });
  outsider = (await h.make.company({ name: 'Real Ones' })).admin;
  const body = { email: demoPeople.operator.email, password: h.program.demo?.password };
  ({ token } = (await h.call('logIn', { body })).body);
});
afterAll(() => h.stop());

describe('from a demo to production', () => {
  it('the start is refused while an account of the demo is there, unless a demo is asked for', async () => {
    const { config, db } = h.services;
    await expect(refuseDemo(db, inPublic())).rejects.toThrow(/npm start -- end-demo.+\.$/);
    await refuseDemo(db, config);
    await refuseDemo(db, { ...inPublic(), allowDemo: true });
  });

  it('the end of the demo removes its accounts and what nobody else is a member of', async () => {
    const ended = await endDemo(h.services);
    expect(ended).toEqual({ accounts: 5, removed: ['Northwind Studio'], kept: ['Meadow Media'] });
    const { db, config } = h.services;
    const left = await db.selectFrom('app_user').select('email').orderBy('email').execute();
    expect(left.map(({ email }) => email)).toEqual([joined.email, waiting.email, outsider.email].sort());
    expect((await h.call('getUser', { token })).status).toBe(401);
    expect(existsSync(join(config.dataDir, 'demo-accounts.json'))).toBe(false);
    await refuseDemo(db, inPublic());
  });

  it('a member who remains keeps the organization as its admin, one who waited is told', async () => {
    const { body } = await h.call('getUser', { token: joined.token });
    expect(body).toMatchObject({ organization_name: 'Meadow Media', is_admin: true });
    expect((await h.call('listCampaigns', { token: joined.token })).body.data).toHaveLength(2);
    expect((await h.mails.mail(waiting.email, /request to join/)).text).toContain('Northwind Studio');
    expect((await h.call('getUser', { token: waiting.token })).body.organization_id).toBeNull();
    expect((await h.call('getUser', { token: outsider.token })).body.is_admin).toBe(true);
  });

  it('ends once, and no other demo is made', async () => {
    expect(await endDemo(h.services)).toEqual({ accounts: 0, removed: [], kept: [] });
    const { value } = await h.services.db
      .selectFrom('setting')
      .select('value')
      .where('key', '=', 'demo')
      .executeTakeFirstOrThrow();
    expect(value).toBe('done');
  });
});

it.each([true, false])(
  'accounts of an earlier release are told by their addresses where a demo was made: %s',
  async (demo) => {
    const { database, drop } = await emptyDatabase();
    const { db } = database;
    await migrate(db, { target: '0002-accounts' });
    if (demo) await db.insertInto('setting').values({ key: 'demo', value: 'done' }).execute();
    const account = { username: 'U', password_hash: 'h' };
    await db
      .insertInto('app_user')
      .values([
        { ...account, email: demoPeople.operator.email },
        { ...account, email: 'ana@example.org' },
      ])
      .execute();
    await migrate(db);
    const marked = await db.selectFrom('app_user').select('email').where('demo', '=', true).execute();
    expect(marked).toEqual(demo ? [{ email: demoPeople.operator.email }] : []);
    await database.close();
    await drop();
  },
);
