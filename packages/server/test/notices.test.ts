import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendHeldNotices } from '../src/features/notices/held.ts';
import type { Message } from '../src/platform/mail/types.ts';
import { type Harness, startHarness } from './harness.ts';
import type { Person } from './make.ts';

const HOUR = 3_600_000;
let h: Harness;
beforeAll(async () => {
  h = await startHarness();
});
afterAll(() => h.stop());

const to = (person: Pick<Person, 'email'>): Message[] =>
  h.mails.all.filter((mail) => mail.to === person.email);
const join = (person: Person, organization_id: number) =>
  h.call('requestToJoin', { token: person.token, params: { id: person.id }, body: { organization_id } });
const create = (person: Person, name: string) =>
  h.call('createOrganization', { token: person.token, body: { name, claims_member: false } });
const later = async () => {
  h.pass(HOUR + 1000);
  await sendHeldNotices(h.services);
};
/** How many mails are on their way. */
const underWay = async () => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from jobs.job
    where name = 'mail' and state in ('created', 'retry', 'active')`.execute(h.services.db);
  return rows[0]?.count;
};
/** The mails to a person, once none is on its way. */
const all = async (person: Person) => {
  await expect.poll(underWay, { timeout: 60_000 }).toBe(0);
  return to(person);
};

describe('mails that others cause', () => {
  it('are ten an hour for 25 requests to join, and then one that says how many wait', async () => {
    const { org, admin } = await h.make.company();
    const second = await h.make.person({ org, role: 'admin' });
    for (let round = 0; round < 25; round += 1)
      expect((await join(await h.make.person(), org.id)).status).toBe(200);
    for (const person of [admin, second]) expect(await all(person)).toHaveLength(10);
    await sendHeldNotices(h.services);
    for (const person of [admin, second]) expect(await all(person)).toHaveLength(10);
    await later();
    for (const person of [admin, second]) {
      const { text } = await h.mails.mail(person.email, /What waits for you/);
      expect(text).toContain('25 people ask to join your organization');
      expect(await all(person)).toHaveLength(11);
    }
    await later();
    for (const person of [admin, second]) expect(await all(person)).toHaveLength(11);
  });

  it('are three for one person who creates and deletes an organization 12 times', async () => {
    const operator = await h.make.person({ platformAdmin: true });
    const person = await h.make.person();
    for (let round = 0; round < 12; round += 1) {
      const { body } = await create(person, `Round ${round}`);
      const gone = await h.call('deleteOrganization', { token: person.token, params: { id: body.data.id } });
      expect(gone.status).toBe(204);
    }
    expect(await all(operator)).toHaveLength(3);
    // Nothing waits any more, so there is nothing to say.
    await later();
    expect(await all(operator)).toHaveLength(3);
  });

  it('reach somebody else when one person has used up what is theirs', async () => {
    const { org, admin } = await h.make.company();
    const other = await h.make.company();
    const pest = await h.make.person();
    for (let round = 0; round < 6; round += 1) {
      await join(pest, org.id);
      await join(pest, other.org.id);
    }
    expect(await all(admin)).toHaveLength(3);
    await join(await h.make.person(), org.id);
    expect(await all(admin)).toHaveLength(4);
  });

  it('are sent as they are when only one was held back', async () => {
    const { org, admin } = await h.make.company({ seats: 100 });
    const people: Person[] = [];
    for (let one = 0; one < 21; one += 1) people.push(await h.make.person({ org, membership: 'pending' }));
    for (const { id } of people)
      await h.call('validateMember', { token: admin.token, query: { user_id: id, approve: false } });
    const last = people.at(-1) as Person;
    expect(await all(last)).toEqual([]);
    await later();
    expect(await all(last)).toMatchObject([{ subject: 'Your request to join was turned down' }]);
  });

  it('have no word in the subject that somebody else chose, and quote it in the text without a link', async () => {
    const { org, admin } = await h.make.company();
    const person = await h.make.person();
    const { db } = h.services;
    const username = 'WIN http://evil.example/x a@evil.example';
    await db.updateTable('app_user').set({ username }).where('id', '=', person.id).execute();
    await join(person, org.id);
    const { subject, text } = await h.mails.mail(admin.email, /asks to join/);
    expect(subject).toBe('Somebody asks to join your organization');
    expect(text).toContain('“WIN http //evil․example/x a at evil․example”');
    expect(text).not.toContain('evil.example');
  });
});
