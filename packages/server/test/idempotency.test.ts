import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Harness, startHarness } from './harness.ts';
import type { Person } from './make.ts';
import { idleOptimiser } from './world.ts';

let h: Harness;
let admin: Person;
beforeAll(async () => {
  h = await startHarness({}, { optimiser: idleOptimiser });
  admin = (await h.make.company()).admin;
});
afterAll(() => h.stop());

describe('an Idempotency-Key', () => {
  const create = (name: string, key: string, token = admin.token) =>
    h.call('createCampaign', {
      token,
      headers: { 'idempotency-key': key },
      body: { name, version: 'gmsf1.2' },
    });

  it('creates once, also when the calls come at once', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => create('Once', 'key-at-once')));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(1);
    const { body } = await h.call('listCampaigns', { token: admin.token });
    expect(body.data.filter(({ name }: { name: string }) => name === 'Once')).toHaveLength(1);
  });

  it('is refused for another body, and is the user’s own', async () => {
    await create('First', 'key-for-one');
    expect(await create('Second', 'key-for-one')).toMatchObject({
      status: 422,
      body: { code: 'idempotency_key_reused' },
    });
    const colleague = await h.make.person({ org: { id: admin.orgId ?? 0 } });
    expect(await create('Second', 'key-for-one', colleague.token)).toMatchObject({ status: 201 });
  });

  it('takes a body for the same in whatever order its fields come', async () => {
    const call = (body: object) =>
      h.call('createCampaign', {
        token: admin.token,
        headers: { 'idempotency-key': 'key-in-any-order' },
        body,
      });
    const first = await call({ name: 'Any order', version: 'gmsf1.2' });
    const again = await call({ version: 'gmsf1.2', name: 'Any order' });
    expect(again).toMatchObject({ status: 201, body: first.body });
  });

  it('is each caller’s own: a person’s and an API key’s', async () => {
    const org = { id: admin.orgId ?? 0 };
    const callers = [
      admin,
      await h.make.person({ org }),
      await h.make.key({ org }),
      await h.make.key({ org }),
    ];
    const ask = async () => {
      const ids: unknown[] = [];
      for (const { token } of callers) {
        const { body } = await create('Of whoever asks', 'key-of-many', token);
        ids.push(body.data.id);
      }
      return ids;
    };
    const first = await ask();
    expect(new Set(first).size).toBe(callers.length);
    expect(await ask()).toEqual(first);
  });

  it('does not repeat an answer to somebody who has left the organization', async () => {
    const person = await h.make.person({ org: { id: admin.orgId ?? 0 } });
    expect(await create('Theirs', 'key-of-a-mover', person.token)).toMatchObject({ status: 201 });
    const { org } = await h.make.company();
    await h.services.db.updateTable('app_user').set({ org_id: org.id }).where('id', '=', person.id).execute();
    expect(await create('Theirs', 'key-of-a-mover', person.token)).toMatchObject({
      status: 422,
      body: { code: 'idempotency_key_reused' },
    });
  });

  it('is free again after a failure', async () => {
    const row = (payload: number) =>
      h.call('createStorage', {
        token: admin.token,
        params: { id: 999_999 },
        headers: { 'idempotency-key': 'key-that-fails' },
        body: { name: 'R', payload, ssd_copies: 0, hdd_copies: 0, lto_copies: 0, cloud_copies: 0 },
      });
    expect(await row(1)).toMatchObject({ status: 404, body: { code: 'campaign_not_found' } });
    expect(await create('After a failure', 'key-that-fails')).toMatchObject({ status: 201 });
  });

  it('uploads once, and tells another file apart', async () => {
    const upload = (bytes: string) =>
      h.call('uploadImage', {
        token: admin.token,
        headers: { 'idempotency-key': 'key-of-upload' },
        file: { name: 'p.png', bytes: Buffer.from(bytes) },
      });
    const first = await upload('the bytes');
    expect(first.status).toBe(201);
    expect((await upload('the bytes')).body.data.id).toBe(first.body.data.id);
    expect(await upload('other bytes')).toMatchObject({
      status: 422,
      body: { code: 'idempotency_key_reused' },
    });
  });

  it('creates again after a day', async () => {
    const first = await create('Daily', 'key-of-the-day');
    h.pass(25 * 3_600_000);
    const second = await create('Daily', 'key-of-the-day');
    expect(second.body.data.id).not.toBe(first.body.data.id);
  });

  it('must be one', async () => expect(await create('Bad key', 'a b')).toMatchObject({ status: 422 }));
});
