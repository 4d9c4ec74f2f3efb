import { Writable } from 'node:stream';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cleanUp } from '../src/cleanup.ts';
import { emailKey } from '../src/core/securityEvents.ts';
import { DAY } from '../src/time.ts';
import { type CallOptions, type Harness, startHarness } from './harness.ts';
import { PASSWORD } from './make.ts';
import { idleOptimiser } from './world.ts';

let logged = '';
const log = new Writable({
  write(chunk, _encoding, done) {
    logged += String(chunk);
    done();
  },
});

let h: Harness;
beforeAll(async () => {
  h = await startHarness({ LOG_LEVEL: 'info' }, { optimiser: idleOptimiser, log });
});
afterAll(() => h.stop());

const FROM = '203.0.113.77';
const PREFIX = '203.0.113.0/24';

/** The events in the audit since it was asked last, and that each stands in the log too. */
let seen = 0;
async function events() {
  const rows = await h.services.db
    .selectFrom('audit_log')
    .select(['id', 'action', 'actor_id', 'org_id', 'target', 'detail'])
    .where('id', '>', seen)
    .orderBy('id')
    .execute();
  seen = rows.at(-1)?.id ?? seen;
  const lines = logged
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))
    .filter(({ msg }) => msg === 'security');
  for (const { action, detail } of rows)
    if (detail && typeof detail === 'object' && 'from' in detail)
      expect(lines).toContainEqual(expect.objectContaining({ action, ...detail }));
  return rows.map(({ id: _id, ...row }) => row);
}
const logIn = (email: string, password: string) => h.call('logIn', { body: { email, password }, from: FROM });

describe('a security event', () => {
  it('tells who signed in and out, from where, and who was refused', async () => {
    const { email, id } = await h.make.person();
    await events();
    await logIn(email, 'not the password');
    const { body } = await logIn(email, PASSWORD);
    await h.call('logOut', { token: body.token, from: FROM });
    const address = emailKey(h.services.config.appSecret, email);
    expect(await events()).toEqual([
      {
        action: 'sign-in.refused',
        actor_id: null,
        org_id: null,
        target: null,
        detail: { from: PREFIX, email: address, operation: 'logIn', reason: 'wrong_credentials' },
      },
      {
        action: 'sign-in',
        actor_id: id,
        org_id: null,
        target: null,
        detail: { from: PREFIX, email: address },
      },
      { action: 'sign-out', actor_id: id, org_id: null, target: null, detail: { from: PREFIX } },
    ]);
  });

  it('tells of a sign-up, a wrong code, an activation and a reset', async () => {
    const email = 'events@example.org';
    await events();
    await h.call('signUp', { body: { email, username: 'E', password: PASSWORD }, from: FROM });
    const code = await h.mails.code(email, /activation code/);
    const wrong = code === '000000' ? '111111' : '000000';
    await h.call('activate', { query: { email, activation_code: wrong }, from: FROM });
    await h.call('activate', { query: { email, activation_code: code }, from: FROM });
    await h.call('forgotPassword', { query: { email }, from: FROM });
    const reset_code = await h.mails.code(email, /reset code/);
    await h.call('resetPassword', { body: { email, reset_code, new_password: 'a new one' }, from: FROM });
    const found = await events();
    expect(found.map(({ action }) => action)).toEqual([
      'account.sign-up',
      'code.refused',
      'account.activate',
      'account.reset-password',
    ]);
    const address = emailKey(h.services.config.appSecret, email);
    for (const { detail } of found) expect(detail).toMatchObject({ from: PREFIX, email: address });
    for (const secret of [email, code, reset_code, PASSWORD]) {
      expect(JSON.stringify(found)).not.toContain(secret);
      expect(logged).not.toContain(secret);
    }
  });

  it('tells what was forbidden and what was too much, once a minute for the same cause', async () => {
    const { org, admin } = await h.make.company();
    const member = await h.make.person({ org });
    await events();
    const rename: CallOptions = {
      token: member.token,
      params: { id: org.id },
      body: { name: 'Mine' },
      from: FROM,
    };
    for (let call = 0; call < 3; call += 1)
      expect(await h.call('renameOrganization', rename)).toMatchObject({
        status: 403,
        body: { code: 'org_admin_only' },
      });
    for (let call = 0; call < 14; call += 1) await logIn(admin.email, 'a wrong one');
    const found = await events();
    expect(found.map(({ action, actor_id }) => [action, actor_id])).toEqual([
      ['call.forbidden', member.id],
      ['sign-in.refused', null],
      ['call.limited', null],
    ]);
    expect(found[0]).toMatchObject({ org_id: org.id, detail: { reason: 'org_admin_only', from: PREFIX } });
    expect(found[2]).toMatchObject({ detail: { reason: 'too_many_logins' } });
    for (const passed of [61_000, -3_600_000]) {
      h.pass(passed);
      await h.call('renameOrganization', rename);
      expect(await events()).toHaveLength(1);
    }
    h.pass(3_600_000);
  });

  it('tells of refusals once, however many addresses their calls name', async () => {
    const { org } = await h.make.company();
    const member = await h.make.person({ org });
    await events();
    for (let call = 0; call < 3; call += 1)
      await h.call('renameOrganization', {
        token: member.token,
        params: { id: org.id },
        query: { email: `forbidden${call}@example.org` },
      });
    const statuses: number[] = [];
    for (let call = 0; call < 63; call += 1)
      statuses.push(
        (await h.call('estimate', { query: { email: `limited${call}@example.org` }, body: {} })).status,
      );
    expect(statuses.filter((status) => status === 429)).toHaveLength(3);
    expect((await events()).map(({ action }) => action)).toEqual(['call.forbidden', 'call.limited']);
  });

  it('tells who deleted what', async () => {
    const { org, admin } = await h.make.company();
    const member = await h.make.person({ org });
    const { body } = await h.call('createCampaign', {
      token: admin.token,
      body: { name: 'C', version: 'gmsf1.2' },
    });
    await events();
    const as = { token: admin.token, from: FROM };
    await h.call('deleteCampaign', { ...as, params: { id: body.data.id } });
    await h.call('removeMember', { ...as, params: { id: org.id }, query: { user_id: member.id } });
    await h.call('deleteOrganization', { ...as, params: { id: org.id } });
    const deletions = (await events()).filter(({ action }) => action === 'deletion');
    expect(deletions.map(({ target, detail }) => [target, detail])).toEqual([
      [String(body.data.id), { from: PREFIX, operation: 'deleteCampaign' }],
      [`${org.id}/${member.id}`, { from: PREFIX, operation: 'removeMember' }],
      [String(org.id), { from: PREFIX, operation: 'deleteOrganization' }],
    ]);
    for (const { actor_id, org_id } of deletions) expect([actor_id, org_id]).toEqual([admin.id, org.id]);
  });

  it('tells of a deletion whatever else its address says', async () => {
    const { admin } = await h.make.company();
    const { body } = await h.call('createCampaign', {
      token: admin.token,
      body: { name: 'C', version: 'gmsf1.2' },
    });
    await events();
    const params = { id: body.data.id };
    const query = { note: '\0', more: 'x'.repeat(1000) };
    await h.call('deleteCampaign', { token: admin.token, from: FROM, params, query });
    expect(await events()).toMatchObject([{ action: 'deletion', target: String(body.data.id) }]);
  });

  it('does not turn a deletion that has happened into a failure when it cannot be recorded', async () => {
    const { admin } = await h.make.company();
    const { db } = h.services;
    const campaign = await db
      .insertInto('campaign')
      .values({ org_id: admin.orgId ?? 0, name: 'Spring', version: 'gmsf1.2', created_by: admin.id })
      .returning('id')
      .executeTakeFirstOrThrow();
    await sql`alter table audit_log add constraint full_disk check (action <> 'deletion') not valid`.execute(
      db,
    );
    const { status } = await h.call('deleteCampaign', { token: admin.token, params: campaign });
    await sql`alter table audit_log drop constraint full_disk`.execute(db);
    expect(status).toBe(204);
  });

  it('is forgotten after 90 days when it was a refusal', async () => {
    const { email } = await h.make.person();
    await logIn(email, 'not the password');
    await logIn(email, PASSWORD);
    h.pass(91 * DAY);
    await cleanUp(h.services);
    const left = await h.services.db.selectFrom('audit_log').select('action').distinct().execute();
    const actions = left.map(({ action }) => action);
    expect(actions).not.toContain('sign-in.refused');
    expect(actions).toContain('sign-in');
  });

  it('is forgotten after 400 days, whatever it was', async () => {
    const { email } = await h.make.person();
    const { body } = await logIn(email, PASSWORD);
    await h.call('logOut', { token: body.token });
    h.pass(401 * DAY);
    await logIn(email, PASSWORD);
    await cleanUp(h.services);
    const left = await h.services.db.selectFrom('audit_log').select('action').execute();
    expect(left).toEqual([{ action: 'sign-in' }]);
  });
});
