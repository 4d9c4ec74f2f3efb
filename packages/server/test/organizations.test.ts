import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { fillLooks } from '../src/db/looks.ts';
import { type Harness, startHarness } from './harness.ts';
import type { Person } from './make.ts';
import { idleOptimiser, makeWorld } from './world.ts';

let h: Harness;
beforeAll(async () => {
  h = await startHarness({ RATE_LIMIT_SCALE: '100' }, { optimiser: idleOptimiser });
});
afterAll(() => h.stop());

const userOf = async ({ token }: Person) => (await h.call('getUser', { token })).body;
const validate = (admin: Person, user: Person, approve: boolean) =>
  h.call('validateMember', { token: admin.token, query: { user_id: user.id, approve } });
const remove = (admin: Person, id: number | null, user: Person) =>
  h.call('removeMember', { token: admin.token, params: { id: id ?? 0 }, query: { user_id: user.id } });
const join = (person: Person, organization_id: number) =>
  h.call('requestToJoin', { token: person.token, params: { id: person.id }, body: { organization_id } });
const create = (person: Person, name: string, claims_member = false) =>
  h.call('createOrganization', { token: person.token, body: { name, claims_member } });
const decide = (operator: Person, org_id: number, approve: boolean) =>
  h.call('validateOrganization', { token: operator.token, query: { org_id, approve } });

describe('joining', () => {
  it('waits for the admin, who is told, and tells the member of the approval', async () => {
    const { org, admin } = await h.make.company();
    const person = await h.make.person();
    expect(await join(person, org.id)).toMatchObject({
      status: 200,
      body: { message: 'Requested to join organization. Waiting for admin approval.' },
    });
    expect(await userOf(person)).toMatchObject({
      needs_validation: true,
      organization_id: org.id,
      leaf_basic: false,
    });
    expect((await h.mails.mail(admin.email, /asks to join/)).text).toContain(person.email);
    const { body } = await h.call('listMembers', { token: admin.token, params: { id: org.id } });
    expect(body.users[0]).toMatchObject({ id: person.id, needs_validation: true, is_admin: false });

    expect(await validate(admin, person, true)).toMatchObject({ status: 200 });
    expect(await userOf(person)).toMatchObject({
      needs_validation: false,
      leaf_basic: true,
      is_admin: false,
    });
    await h.mails.mail(person.email, /You are a member/);
    expect(await validate(admin, person, true)).toMatchObject({ status: 200 });
    expect(await validate(admin, person, false)).toMatchObject({
      status: 409,
      body: { code: 'already_member' },
    });
  });

  it('is for oneself, and for who is in no organization', async () => {
    const { org } = await h.make.company();
    const { admin } = await h.make.company();
    const other = await h.make.person();
    expect(await join({ ...other, token: admin.token }, org.id)).toMatchObject({
      status: 403,
      body: { code: 'own_account_only' },
    });
    expect(await join(admin, org.id)).toMatchObject({
      status: 409,
      body: { code: 'already_in_organization' },
    });
  });

  it('can be turned down, which leaves the user in no organization', async () => {
    const { org, admin } = await h.make.company();
    const person = await h.make.person({ org, membership: 'pending' });
    expect(await validate(admin, person, false)).toMatchObject({ status: 200 });
    expect(await userOf(person)).toMatchObject({ needs_validation: false, organization_id: null });
    await h.mails.mail(person.email, /Your request to join/);
    expect(await validate(admin, person, true)).toMatchObject({
      status: 404,
      body: { code: 'member_not_found' },
    });
  });

  it('moves a request that waits, with a record of both, and asks only approved organizations', async () => {
    const first = await h.make.company();
    const second = await h.make.company();
    const unapproved = await h.make.company({ status: 'pending' });
    const person = await h.make.person({ org: first.org, membership: 'pending' });
    expect(await join(person, unapproved.org.id)).toMatchObject({
      status: 404,
      body: { code: 'organization_not_found' },
    });
    expect(await join(person, 999_999)).toMatchObject({
      status: 404,
      body: { code: 'organization_not_found' },
    });
    expect(await join(person, second.org.id)).toMatchObject({ status: 200 });
    expect(await userOf(person)).toMatchObject({ organization_id: second.org.id });
    const { body } = await create(person, 'Rather one of their own');
    const events = await h.services.db
      .selectFrom('membership_event')
      .select(['org_id', 'kind'])
      .where('user_id', '=', person.id)
      .orderBy('id')
      .execute();
    expect(events).toEqual([
      { org_id: first.org.id, kind: 'withdrawn' },
      { org_id: second.org.id, kind: 'requested' },
      { org_id: second.org.id, kind: 'withdrawn' },
      { org_id: body.data.id, kind: 'created' },
    ]);
  });
});

describe('seats', () => {
  it('10 approvals at once into 2 seats let exactly 2 in', async () => {
    const { org, admin } = await h.make.company({ seats: 3 });
    const waiting = await Promise.all(
      Array.from({ length: 10 }, () => h.make.person({ org, membership: 'pending' })),
    );
    const answers = await Promise.all(waiting.map((person) => validate(admin, person, true)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    const refused = answers.filter(({ status }) => status !== 200);
    for (const { status, body } of refused)
      expect({ status, body }).toEqual({
        status: 409,
        body: { code: 'seats_taken', detail: 'The Basic plan allows up to 3 users.', params: { seats: 3 } },
      });
  });

  it('are 5, and the admin is told when somebody asks while they are taken', async () => {
    const { org, admin } = await h.make.company();
    for (let seat = 1; seat < 5; seat += 1) await h.make.person({ org });
    const person = await h.make.person();
    await join(person, org.id);
    expect((await h.mails.mail(admin.email, /asks to join/)).text).toContain('All seats');
    expect(await validate(admin, person, true)).toMatchObject({
      status: 409,
      body: { detail: 'The Basic plan allows up to 5 users.' },
    });
  });

  it('are those of the organization, not of a plan, where it is a member of the industry body', async () => {
    const { org, admin } = await h.make.company({ isMember: true, plan: false, seats: 1 });
    const person = await h.make.person({ org, membership: 'pending' });
    expect(await validate(admin, person, true)).toMatchObject({
      status: 409,
      body: { code: 'organization_full', detail: 'An organization has up to 1 users.', params: { seats: 1 } },
    });
  });

  it('approve and reject at once end in one of the two', async () => {
    const { org, admin } = await h.make.company();
    const person = await h.make.person({ org, membership: 'pending' });
    const [approved, rejected] = await Promise.all([
      validate(admin, person, true),
      validate(admin, person, false),
    ]);
    const { organization_id } = await userOf(person);
    if (organization_id === org.id) expect([approved.status, rejected.status]).toEqual([200, 409]);
    else expect([approved.status, rejected.status]).toEqual([404, 200]);
  });
});

describe('members', () => {
  it('can be removed, but not by themselves', async () => {
    const { org, admin } = await h.make.company();
    const member = await h.make.person({ org });
    expect(await remove(admin, org.id, admin)).toMatchObject({
      status: 400,
      body: { code: 'cannot_remove_self', detail: 'You cannot remove yourself.' },
    });
    expect(await remove(admin, org.id, member)).toMatchObject({ status: 200 });
    expect(await userOf(member)).toMatchObject({ organization_id: null });
    await h.mails.mail(member.email, /no longer a member/);
    expect(await remove(admin, org.id, member)).toMatchObject({
      status: 404,
      body: { code: 'member_not_found' },
    });
  });

  it('two admins who remove each other at once leave one', async () => {
    const { org, admin } = await h.make.company();
    const second = await h.make.person({ org, role: 'admin' });
    const answers = await Promise.all([remove(admin, org.id, second), remove(second, org.id, admin)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403]);
  });
});

describe('creating an organization', () => {
  it('makes its creator the admin; 20 at once make one', async () => {
    const person = await h.make.person();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => create(person, `Burst ${index}`)),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    const refused = answers.filter(({ status }) => status === 409);
    expect(refused.map(({ body }) => body.code)).toEqual(Array(19).fill('already_in_organization'));
    expect(await userOf(person)).toMatchObject({
      is_admin: true,
      org_needs_approval: true,
      leaf_basic: false,
    });
  });

  it('refuses a name that is taken, whatever its case; two at once make one', async () => {
    const people = await Promise.all([h.make.person(), h.make.person(), h.make.person()]);
    const [first, second, third] = people as [Person, Person, Person];
    const answers = await Promise.all([create(first, 'Same Name'), create(second, 'same name')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await create(third, ' SAME NAME ')).toMatchObject({
      status: 409,
      body: { code: 'name_taken', detail: 'An organization of this name exists already.' },
    });
  });

  it.each([
    ['a no-break space', 'Harbour\u00a0Media'],
    ['a doubled space', 'Harbour  Media'],
    ['full width', 'Ｈａｒｂｏｕｒ Media'],
    ['Cyrillic letters', 'Наrbоur Меdiа'],
    ['a dotless i', 'Harbour\u2009Med\u0131a'],
  ])('refuses a name that looks like another by %s, new or by renaming', async (_how, name) => {
    const { org, admin } = await h.make.company();
    await create(await h.make.person(), 'Harbour Media');
    expect(await create(await h.make.person(), name)).toMatchObject({
      status: 409,
      body: { code: 'name_taken', detail: 'An organization of this name exists already.' },
    });
    const rename = { token: admin.token, params: { id: org.id }, body: { name } };
    expect(await h.call('renameOrganization', rename)).toMatchObject({
      status: 409,
      body: { code: 'name_taken' },
    });
  });

  it.each([
    ['a zero-width space', 'Harbour\u200b Media'],
    ['a right-to-left mark', 'Harbour Media\u200f'],
    ['an override of the direction', '\u202eaideM'],
    ['nothing visible', '\u2060\u3164'],
  ])('refuses a name with %s, and says why', async (_what, name) => {
    const { org, admin } = await h.make.company();
    const answers = [
      await create(await h.make.person(), name),
      await h.call('renameOrganization', { token: admin.token, params: { id: org.id }, body: { name } }),
    ];
    for (const { status, body } of answers) {
      expect(status).toBe(422);
      expect(body.detail).toMatch(/visible character/);
    }
  });

  it('takes two names that looked alike before this was looked at, and the younger is free to change', async () => {
    const { db } = h.services;
    const old = await h.make.company({ name: 'Alt Look' });
    const young = await h.make.company({ name: '\u0410lt Look' });
    await fillLooks(db);
    const looks = await db
      .selectFrom('organization')
      .select(['id', 'name_look'])
      .where('id', 'in', [old.org.id, young.org.id])
      .orderBy('id')
      .execute();
    expect(looks.map(({ name_look }) => name_look !== null)).toEqual([true, false]);
    const { token } = young.admin;
    const rename = { token, params: { id: young.org.id }, body: { name: 'Neu Look' } };
    expect(await h.call('renameOrganization', rename)).toMatchObject({ status: 200 });
  });

  it('reaches the operator, whose approval makes a claimed membership true', async () => {
    const operator = await h.make.person({ platformAdmin: true });
    const person = await h.make.person();
    const { body } = await create(person, 'Claimants', true);
    const { text } = await h.mails.mail(operator.email, /waits for approval/);
    expect(text).toContain('industry body');
    const pending = await h.call('listPendingOrganizations', { token: operator.token });
    expect(pending.body.pending_organizations).toContainEqual({
      id: body.data.id,
      name: 'Claimants',
      claims_member: true,
      created_by: person.email,
    });
    expect(await decide(operator, body.data.id, true)).toMatchObject({ status: 200 });
    expect(await decide(operator, body.data.id, true)).toMatchObject({ status: 200 });
    expect(await decide(operator, body.data.id, false)).toMatchObject({
      status: 409,
      body: { code: 'organization_approved_already' },
    });
    expect(await userOf(person)).toMatchObject({
      org_needs_approval: false,
      is_member: true,
      leaf_basic: true,
    });
    await h.mails.mail(person.email, /is approved/);
  });

  it('is decided about under the name that was seen', async () => {
    const operator = await h.make.person({ platformAdmin: true });
    const person = await h.make.person();
    const { body } = await create(person, 'Modest Name');
    const org_id = body.data.id;
    const renaming = { token: person.token, params: { id: org_id }, body: { name: 'Your Bank' } };
    expect(await h.call('renameOrganization', renaming)).toMatchObject({ status: 200 });
    const decision = (approve: boolean, name: string) =>
      h.call('validateOrganization', { token: operator.token, query: { org_id, approve, name } });
    for (const approve of [true, false])
      expect(await decision(approve, 'Modest Name')).toMatchObject({
        status: 409,
        body: {
          code: 'organization_renamed',
          detail: 'This organization is called Your Bank now. Look at it again, then decide.',
        },
      });
    expect(await userOf(person)).toMatchObject({ org_needs_approval: true });
    expect(await decision(true, 'Your Bank')).toMatchObject({ status: 200 });
  });

  it('denied, leaves nobody in it and its name free', async () => {
    const operator = await h.make.person({ platformAdmin: true });
    const person = await h.make.person();
    const { body } = await create(person, 'Short Lived');
    expect(await decide(operator, body.data.id, false)).toMatchObject({ status: 200 });
    expect(await userOf(person)).toMatchObject({ organization_id: null, is_admin: false });
    await h.mails.mail(person.email, /was not approved/);
    expect(await decide(operator, body.data.id, true)).toMatchObject({
      status: 409,
      body: { code: 'organization_denied_already' },
    });
    expect(await create(person, 'Short Lived')).toMatchObject({ status: 201 });
  });
});

describe('an organization’s name', () => {
  it('contains no e-mail address and no link, new or renamed', async () => {
    const person = await h.make.person();
    const { org, admin } = await h.make.company();
    for (const name of ['Write to me@evil.example', 'https://evil.example']) {
      const answers = [
        await create(person, name),
        await h.call('renameOrganization', { token: admin.token, params: { id: org.id }, body: { name } }),
      ];
      for (const { status, body } of answers)
        expect({ status, errors: body.errors }).toMatchObject({
          status: 422,
          errors: [{ path: 'name', message: 'Name must not contain an e-mail address or a link.' }],
        });
    }
  });
});

describe('renaming', () => {
  it('changes the name everywhere and respects other names', async () => {
    const { org, admin } = await h.make.company();
    const { org: other } = await h.make.company();
    const rename = (name: string) =>
      h.call('renameOrganization', { token: admin.token, params: { id: org.id }, body: { name } });
    expect(await rename(other.name.toUpperCase())).toMatchObject({
      status: 409,
      body: { code: 'name_taken' },
    });
    expect((await rename('  A new name  ')).body.data).toEqual({ id: org.id, name: 'A new name' });
    expect(await userOf(admin)).toMatchObject({ organization_name: 'A new name' });
    expect(await rename('A new name')).toMatchObject({ status: 200 });
  });
});

describe('deleting an organization', () => {
  it('detaches everybody, frees the name, and a job removes rows and files', async () => {
    const world = await makeWorld(h.services, h.make);
    const { admin, member, pending } = world.people;
    const { db, objects } = h.services;
    const { object_key } = await db
      .selectFrom('image')
      .select('object_key')
      .where('id', '=', world.image)
      .executeTakeFirstOrThrow();
    const deletion = await h.call('deleteOrganization', {
      token: admin.token,
      params: { id: world.org.id },
    });
    expect(deletion.status).toBe(204);
    for (const person of [admin, member, pending])
      expect(await userOf(person)).toMatchObject({ organization_id: null, needs_validation: false });
    await h.mails.mail(member.email, /was deleted/);
    const told = await h.mails.mail(pending.email, /request to join/);
    expect(told.text).toContain('was deleted before it answered your request.');
    expect(await create(admin, world.org.name)).toMatchObject({ status: 201 });

    await expect
      .poll(() => db.selectFrom('image').select('id').where('org_id', '=', world.org.id).execute(), {
        timeout: 20_000,
      })
      .toEqual([]);
    expect(await db.selectFrom('campaign').select('id').where('org_id', '=', world.org.id).execute()).toEqual(
      [],
    );
    await vi.waitFor(() => expect(objects.read(object_key)).rejects.toThrow('No object'), {
      timeout: 20_000,
    });
  });
});

describe('the audit trail', () => {
  it('names who decided what, and holds no secret', async () => {
    const { org, admin } = await h.make.company();
    const person = await h.make.person({ org, membership: 'pending' });
    await validate(admin, person, true);
    const entries = await h.services.db
      .selectFrom('audit_log')
      .selectAll()
      .where('org_id', '=', org.id)
      .execute();
    expect(entries).toMatchObject([
      { actor_id: admin.id, action: 'membership.approved', target: String(person.id) },
    ]);
  });
});
