import { Writable } from 'node:stream';
import { type Guard, guards, machineKindOf, type OperationId, refusals } from '@leaf/api-client/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operationFacts, readSpecification } from '../src/core/specification.ts';
import { calls, newRows } from './calls.ts';
import { type Harness, startHarness } from './harness.ts';
import type { Token } from './make.ts';
import { idleOptimiser, makeWorld, type World } from './world.ts';

/** Programs that live: keys and embed tokens of the organization whose things are called for, and of others. */
const living = [
  'readKey',
  'writeKey',
  'key',
  'readEmbed',
  'writeEmbed',
  'embedOfCampaign',
  'embedOfAnother',
  'foreignKey',
  'unpaidKey',
  'unapprovedKey',
] as const;
type Living = (typeof living)[number];

/** The columns are those of `living`. */
const lines = {
  reference: '200 403 200 200 403 200 200 200 402 403',
  campaigns: '200 403 200 200 403 200 200 200 402 403',
  newCampaign: '403 200 200 403 200 403 403 200 402 403',
  readsCampaign: '200 403 200 200 403 200 404 404 402 403',
  writesCampaign: '403 200 200 403 200 200 404 404 402 403',
  showsCampaign: '403 403 200 403 403 200 404 404 402 403',
  readsAll: '200 403 200 200 403 403 403 200 402 403',
  writesAll: '403 200 200 403 200 403 403 200 402 403',
  readsImage: '200 403 200 200 403 403 403 404 402 403',
  writesImage: '403 200 200 403 200 403 403 404 402 403',
  showsImage: '403 403 200 403 403 403 403 404 402 403',
  keyOnly: '200 200 200 403 403 403 403 200 402 403',
  personOnly: '403 403 403 403 403 403 403 403 403 403',
};
type Line = keyof typeof lines;

const facts = operationFacts(readSpecification());
const operations = [...facts.keys()] as OperationId[];
const guardOf = (operation: OperationId): Guard => guards[operation];

/** They change something and answer with what was there before, or with where it can be seen. */
const SHOWING = new Set<OperationId>([
  'askForPoint',
  'chooseFiles',
  'duplicateCampaign',
  'previewCreative',
  'restoreCampaign',
  'restoreCreative',
  'restoreImage',
  'restoreRow',
  'updateCampaign',
]);

function lineOf(operation: OperationId): Line {
  const { method, path } = facts.get(operation) ?? { method: '', path: '' };
  const reads = method === 'GET';
  if (guardOf(operation) === 'apiKey') return 'keyOnly';
  if (guardOf(operation) !== 'entitled') return 'personOnly';
  if (path === '/geos' || path === '/benchmarks') return 'reference';
  if (path === '/campaigns') return reads ? 'campaigns' : 'newCampaign';
  const isOfCampaign = path.startsWith('/campaigns/{id}') && operation !== 'duplicateCampaign';
  if (SHOWING.has(operation)) return isOfCampaign ? 'showsCampaign' : 'showsImage';
  if (isOfCampaign) return reads ? 'readsCampaign' : 'writesCampaign';
  // Names its pictures in the query.
  if (path === '/image_zip') return 'readsImage';
  // Names its images in the body.
  if (path === '/images/bulk') return 'writesImage';
  if (path.includes('{')) return reads ? 'readsImage' : 'writesImage';
  return reads ? 'readsAll' : 'writesAll';
}

let h: Harness;
const log: string[] = [];
beforeAll(async () => {
  const env = { RATE_LIMIT_SCALE: '10000', LOG_LEVEL: 'trace' };
  const stream = new Writable({
    write(chunk, _encoding, done) {
      log.push(String(chunk));
      done();
    },
  });
  h = await startHarness(env, { optimiser: idleOptimiser, works: false, log: stream });
});
afterAll(() => h.stop());

type Programs = { world: World; tokens: Record<Living, Token> };

async function makePrograms(): Promise<Programs> {
  const { make, services } = h;
  const world = await makeWorld(services, make);
  const { org, people, campaign, deleted } = world;
  const idOf = (person: { orgId: number | null }) => ({ id: person.orgId ?? 0 });
  const key = await make.key({ org });
  const readKey = await make.key({ org, scopes: ['read'] });
  const tokens = {
    key,
    readKey,
    writeKey: await make.key({ org, scopes: ['write'] }),
    readEmbed: await make.embedToken(key, { scopes: ['read'] }),
    writeEmbed: await make.embedToken(key, { scopes: ['write'] }),
    embedOfCampaign: await make.embedToken(key, { campaigns: [campaign, deleted.campaign] }),
    embedOfAnother: await make.embedToken(key, { campaigns: [campaign + 1000] }),
    foreignKey: await make.key({ org: idOf(people.otherAdmin) }),
    unpaidKey: await make.key({ org: idOf(people.unpaidAdmin) }),
    unapprovedKey: await make.key({ org: idOf(people.unapprovedAdmin) }),
  };
  return { world, tokens };
}

/** The status of a call; 200 stands for every success. */
async function call(operation: OperationId, token: string, world: World): Promise<number> {
  const options = calls[operation].good(world, world.people.admin);
  // A key that only writes may hand out no more than that.
  if (operation === 'createEmbedToken') options.body = { scopes: [await scopeOf(token)] };
  const { status, body } = await h.call(operation, { ...options, token });
  if (status < 400) return 200;
  const known = refusals[body.code as keyof typeof refusals];
  expect(known.status, body.code).toBe(status);
  return status;
}

async function scopeOf(token: string): Promise<'read' | 'write'> {
  const { status } = await h.call('getGeos', { token });
  return status === 200 ? 'read' : 'write';
}

describe('what programs may call', () => {
  let shared: Programs;
  beforeAll(async () => {
    shared = await makePrograms();
  });

  it.each(operations.filter((operation) => guardOf(operation) !== 'open'))('%s', async (operation) => {
    const expected = lines[lineOf(operation)].split(' ').map(Number);
    const changes = facts.get(operation)?.method !== 'GET';
    const answered: number[] = [];
    for (const [column, kind] of living.entries()) {
      const fresh = changes && expected[column] === 200;
      const { world, tokens } = fresh ? await makePrograms() : shared;
      answered.push(await call(operation, tokens[kind].token, world));
    }
    expect(Object.fromEntries(living.map((kind, column) => [kind, answered[column]]))).toEqual(
      Object.fromEntries(living.map((kind, column) => [kind, expected[column]])),
    );
  });

  it('a list of campaigns has those of the token alone', async () => {
    const { world, tokens } = shared;
    const idsFor = async (kind: Living) => {
      const { body } = await h.call('listCampaigns', { token: tokens[kind].token });
      return body.data.map(({ id }: { id: number }) => id);
    };
    expect(await idsFor('embedOfCampaign')).toEqual([world.campaign]);
    expect(await idsFor('embedOfAnother')).toEqual([]);
    expect(await idsFor('key')).toContain(world.campaign);
  });

  it.each<[Living, boolean]>([
    ['writeKey', false],
    ['writeEmbed', false],
    ['key', true],
  ])(
    'what others have written meanwhile is told with the refusal as far as one may read: %s',
    async (kind, told) => {
      const { world, tokens } = shared;
      const params = { id: world.campaign, rowId: world.rows.storage };
      const headers = { 'if-match': '"99"' };
      const ask = (operation: OperationId, rest: object) =>
        h.call(operation, { token: tokens[kind].token, params, ...rest });
      const deletion = { op: 'delete', stage: 'storage', id: params.rowId, version: 99 };
      const answers = [
        await ask('updateStorage', { headers, body: newRows.storage }),
        await ask('bulkRows', { body: { operations: [deletion] } }),
        await ask('bulkRows', { body: { operations: [deletion], partial: true } }),
      ];
      expect(answers.map(({ status }) => status)).toEqual([412, 422, 200]);
      for (const { body } of answers) {
        const { code, current } = body.results?.[0].error ?? body;
        expect([code, current !== undefined]).toEqual(['stale', told]);
      }
    },
  );

  it.each<[Living, boolean]>([
    ['writeKey', false],
    ['key', true],
  ])('what a change leaves of a row is told as far as one may read: %s', async (kind, told) => {
    const { world, tokens } = await makePrograms();
    const id = world.campaign;
    const ask = (operation: OperationId, rest: object, token = tokens.key.token) =>
      h.call(operation, { token, params: { id }, ...rest });
    const picture = { image_id: world.image, image_format: 'avif', image_quality: 60 };
    const row = { ...newRows.delivery, level: 1, placement_type: 'display', payload: 0.2 };
    const theirs = { external_id: 'Order 4711', ...picture };
    const made = await ask('createDelivery', { body: { ...row, ...theirs } });
    expect(made).toMatchObject({ status: 201, body: { data: theirs } });
    const rowId: number = made.body.data.id;
    const { token } = tokens[kind];
    const change = (version: number) => ({ op: 'update', stage: 'delivery', id: rowId, version, row });
    const many = async (operation: object) =>
      (await ask('bulkRows', { body: { operations: [operation], partial: true } }, token)).body.results[0];

    expect(await many(change(1))).toMatchObject({ status: 'unchanged' });
    const bulk = await many({ ...change(1), row: { ...row, name: 'New' } });
    expect(bulk.external_id).toBe(told ? 'Order 4711' : undefined);
    const single = await ask(
      'updateDelivery',
      { params: { id, rowId }, headers: { 'if-match': '"2"' }, body: row },
      token,
    );
    const nothing = { external_id: null, image_id: null, image_format: null, image_quality: null };
    expect(single).toMatchObject({ status: 200, body: { data: told ? theirs : nothing } });
    const own = await ask(
      'updateDelivery',
      { params: { id, rowId }, headers: { 'if-match': '"3"' }, body: { ...row, ...theirs } },
      token,
    );
    expect(own).toMatchObject({ status: 200, body: { data: theirs } });

    await ask('deleteDelivery', { params: { id, rowId } });
    const back = await many({ op: 'restore', stage: 'delivery', id: rowId });
    if (told) expect(back).toMatchObject({ status: 'restored', external_id: 'Order 4711' });
    else expect(back).toMatchObject({ status: 'refused', error: { code: 'scope_missing' } });
  });

  it.each(operations.filter((operation) => guardOf(operation) === 'open'))(
    '%s is as open as to nobody',
    async (operation) => {
      const ask = async (token: string | null) => {
        const { world } = shared;
        const options = calls[operation].good(world, null);
        return (await h.call(operation, { ...options, token })).status;
      };
      expect(await ask(shared.tokens.key.token)).toBe(await ask(null));
    },
  );
});

describe('a key or token that has ended', () => {
  const past = () => new Date(h.services.clock().getTime() - 1000);
  const at = ({ org, people }: World, { id }: Token) => ({
    token: people.admin.token,
    params: { id: org.id, keyId: id },
  });
  const end = ({ world, tokens }: Programs, how: 'revokeKey' | 'rotateKey') =>
    h.call(how, at(world, tokens.key));

  /** Ends something that lived, and hands it over. */
  const ends: Record<string, (programs: Programs) => Promise<Token>> = {
    'a revoked key': (all) => end(all, 'revokeKey').then(() => all.tokens.key),
    'a replaced key': (all) => end(all, 'rotateKey').then(() => all.tokens.key),
    'a token of a revoked key': (all) => end(all, 'revokeKey').then(() => all.tokens.readEmbed),
    'a token of a replaced key': (all) => end(all, 'rotateKey').then(() => all.tokens.readEmbed),
    'an expired key': ({ world: { org } }) => h.make.key({ org, expiresAt: past() }),
    'a token of an expired key': async ({ world: { org } }) =>
      h.make.embedToken(await h.make.key({ org, expiresAt: past() })),
    'an expired token': ({ tokens: { key } }) => h.make.embedToken(key, { expiresAt: past() }),
    async 'a key of a deleted organization'({ world, tokens: { key } }) {
      const { admin } = world.people;
      await h.call('deleteOrganization', { token: admin.token, params: { id: world.org.id } });
      return key;
    },
  };

  it.each(Object.entries(ends))('%s opens nothing', async (_what, ended) => {
    const programs = await makePrograms();
    const { token } = await ended(programs);
    const statuses = new Set<number>();
    const codes = new Set<string>();
    for (const operation of operations.filter((name) => guardOf(name) !== 'open')) {
      const options = calls[operation].good(programs.world, programs.world.people.admin);
      const { status, body } = await h.call(operation, { ...options, token });
      statuses.add(status);
      if (guardOf(operation) !== 'apiKey') codes.add(body.code);
    }
    expect([...statuses]).toEqual([401]);
    // No person can sign in for a server with a key.
    expect([...codes]).toEqual([machineKindOf(token) === 'key' ? 'key_refused' : 'not_signed_in']);
  });
});

describe('an API key', () => {
  const scopes = ['read', 'write'];
  const asked = (world: World) => ({ token: world.people.admin.token, params: { id: world.org.id } });

  it('is shown once, kept as a hash, and in no log', async () => {
    const { world } = await makePrograms();
    const { body } = await h.call('createKey', { ...asked(world), body: { name: ' Import ', scopes } });
    const { key, data } = body;
    expect(data).toMatchObject({ name: 'Import', scopes, prefix: key.slice(0, 9), last_used_at: null });
    const replaced = await h.call('rotateKey', {
      token: world.people.admin.token,
      params: { id: world.org.id, keyId: data.id },
    });
    const embed = await h.call('createEmbedToken', { token: replaced.body.key, body: { scopes } });
    await h.call('listCampaigns', { token: embed.body.data.token });
    await h.call('listCampaigns', { token: key });
    const list = await h.call('listKeys', asked(world));
    const events = await h.services.db.selectFrom('audit_log').selectAll().orderBy('id').execute();
    const kept = await h.services.db.selectFrom('api_key').selectAll().execute();
    const told = JSON.stringify([list.body, events, kept]) + log.join('');
    expect(log.length).toBeGreaterThan(0);
    for (const secret of [key, replaced.body.key, embed.body.data.token])
      expect(told).not.toContain(secret.slice(9));
    expect(events.filter(({ target }) => target === String(data.id)).map(({ action }) => action)).toEqual([
      'key.create',
      'key.rotate',
    ]);
  });

  it('tells when it was last used, by itself or by a token that came of it', async () => {
    const { world, tokens } = await makePrograms();
    const usedAt = async (id: number) => {
      const { body } = await h.call('listKeys', asked(world));
      return body.data.find((key: { id: number }) => key.id === id).last_used_at;
    };
    expect(await usedAt(tokens.key.id)).toBeNull();
    await h.call('listCampaigns', { token: tokens.readEmbed.token });
    expect(await usedAt(tokens.key.id)).toEqual(expect.any(String));
  });

  it('goes on when whoever created it has left', async () => {
    const { world } = await makePrograms();
    const made = await h.call('createKey', { ...asked(world), body: { name: 'Import', scopes } });
    const { admin } = world.people;
    await h.services.db
      .updateTable('app_user')
      .set({ org_id: null, org_role: null, membership: 'none' })
      .where('id', '=', admin.id)
      .execute();
    expect((await h.call('listCampaigns', { token: made.body.key })).status).toBe(200);
  });

  it('ends at the time that was set, which is to come', async () => {
    const { world } = await makePrograms();
    const body = (expires_at: string) => ({ name: 'Import', scopes, expires_at });
    const soon = new Date(h.services.clock().getTime() + 60_000).toISOString();
    const { body: made } = await h.call('createKey', { ...asked(world), body: body(soon) });
    expect((await h.call('getGeos', { token: made.key })).status).toBe(200);
    const late = await h.call('createKey', { ...asked(world), body: body('2020-01-01T00:00:00.000Z') });
    expect([late.status, late.body.errors[0]]).toMatchObject([
      422,
      { path: 'expires_at', code: 'not_in_future' },
    ]);
    for (const time of ['2100-12-31T23:59:60Z', '9999-12-31T23:59:59-14:00']) {
      const never = await h.call('createKey', { ...asked(world), body: body(time) });
      expect([never.status, never.body.errors?.[0]]).toMatchObject([
        422,
        { path: 'expires_at', code: 'malformed' },
      ]);
    }
  });

  it.each([
    ['\u202eImport', 'hidden_character'],
    ['Im\u200bport', 'hidden_character'],
    ['Import\u2066', 'hidden_character'],
    ['\u200b', 'not_visible'],
    ['\ufdfa'.repeat(200), 201],
    ['Import  of   https://example.com/plans', 201],
  ])('called %j is %s', async (name, expected) => {
    const { world } = await makePrograms();
    const { status, body } = await h.call('createKey', { ...asked(world), body: { name, scopes } });
    expect(body.errors?.[0]).toEqual(
      status === 422 ? expect.objectContaining({ path: 'name', code: expected }) : undefined,
    );
    if (status === 201) expect(expected).toBe(201);
  });

  it('is not replaced once it has expired, as the new secret would be as dead', async () => {
    const { world } = await makePrograms();
    const expired = await h.make.key({
      org: world.org,
      expiresAt: new Date(h.services.clock().getTime() - 1),
    });
    const hashOf = async () =>
      (await h.services.db.selectFrom('api_key').select('hash').where('id', '=', expired.id).execute())[0];
    const before = await hashOf();
    const params = { id: world.org.id, keyId: expired.id };
    const { status, body } = await h.call('rotateKey', { token: world.people.admin.token, params });
    expect([status, body.code]).toEqual([409, 'key_expired']);
    expect(await hashOf()).toEqual(before);
    expect((await h.call('revokeKey', { token: world.people.admin.token, params })).status).toBe(204);
  });

  it('is one of 20 at most', async () => {
    const { world } = await makePrograms();
    const { org } = world;
    const { length } = await h.services.db
      .selectFrom('api_key')
      .selectAll()
      .where('org_id', '=', org.id)
      .execute();
    for (let count = length; count < 20; count += 1) await h.make.key({ org });
    const more = await h.call('createKey', { ...asked(world), body: { name: 'Import', scopes } });
    expect([more.status, more.body.code]).toEqual([409, 'too_many_keys']);
  });

  it('creates once per Idempotency-Key, apart from people and other keys', async () => {
    const { world, tokens } = await makePrograms();
    const body = { name: 'Once', version: 'gmsf1.2' };
    const headers = { 'idempotency-key': 'the-same-for-all' };
    const other = await h.make.key({ org: world.org });
    const ids: number[] = [];
    for (const token of [tokens.key.token, tokens.key.token, other.token, world.people.admin.token])
      ids.push((await h.call('createCampaign', { token, body, headers })).body.data.id);
    expect(ids[1]).toBe(ids[0]);
    expect(new Set(ids).size).toBe(3);
  });
});

describe('an embed token', () => {
  it('may do no more than its key, nor name a campaign of others', async () => {
    const { world, tokens } = await makePrograms();
    const ask = async (token: Token, body: object) => {
      const answer = await h.call('createEmbedToken', { token: token.token, body });
      return answer.body.errors?.[0]?.code ?? answer.body.code ?? answer.status;
    };
    const { campaign, deleted } = world;
    expect(await ask(tokens.readKey, { scopes: ['read', 'write'] })).toBe('beyond_key');
    expect(await ask(tokens.readKey, { scopes: ['read'], campaigns: [campaign] })).toBe(201);
    expect(await ask(tokens.readKey, { scopes: ['read'], campaigns: [deleted.campaign] })).toBe(
      'campaign_not_found',
    );
    expect(await ask(tokens.foreignKey, { scopes: ['read'], campaigns: [campaign] })).toBe(
      'campaign_not_found',
    );
    expect(await ask(tokens.key, { scopes: ['read'], minutes: 61 })).toBe('out_of_range');
  });

  it('is not made with a key that opens nothing, which is said of the key: nobody can sign in', async () => {
    const { org } = await h.make.company();
    const expired = await h.make.key({ org, expiresAt: new Date(0) });
    for (const token of [undefined, 'leaf_none', expired.token]) {
      const { status, body } = await h.call('createEmbedToken', { token, body: { scopes: ['read'] } });
      expect([status, body.code]).toEqual([401, 'key_refused']);
    }
  });

  it('ends after its minutes', async () => {
    const { tokens } = await makePrograms();
    const ask = { token: tokens.key.token, body: { scopes: ['read'], minutes: 1 } };
    const { body } = await h.call('createEmbedToken', ask);
    const { token, expires_at } = body.data;
    expect(Date.parse(expires_at) - h.services.clock().getTime()).toBeLessThanOrEqual(60_000);
    expect((await h.call('getGeos', { token })).status).toBe(200);
    h.pass(61_000);
    expect((await h.call('getGeos', { token })).status).toBe(401);
  });

  it('ends with its key when that is sooner', async () => {
    const { org } = await h.make.company();
    const end = new Date(h.services.clock().getTime() + 60_000);
    const { token } = await h.make.key({ org, expiresAt: end });
    const { body } = await h.call('createEmbedToken', { token, body: { scopes: ['read'] } });
    expect(body.data.expires_at).toBe(end.toISOString());
  });
});
