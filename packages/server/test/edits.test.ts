import { operationsOf, type StageRow } from '@leaf/api-client/contract';
import { emissionsOf, type Stage, stages } from '@leaf/emissions';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newRows } from './calls.ts';
import { type Harness, startHarness } from './harness.ts';
import type { Person } from './make.ts';

let h: Harness;
let ana: Person;
let id: number;

beforeAll(async () => {
  h = await startHarness({ RATE_LIMIT_SCALE: '100' });
});
afterAll(() => h.stop());
beforeEach(async () => {
  ana = (await h.make.company()).admin;
  id = await campaign();
});

const campaign = async (token = ana.token): Promise<number> =>
  (await h.call('createCampaign', { token, body: { name: 'Spring', version: 'gmsf1.2' } })).body.data.id;
const add = async (stage: Stage, body: object = newRows[stage]): Promise<StageRow[Stage]> =>
  (await h.call(operationsOf(stage).create, { token: ana.token, params: { id }, body })).body.data;
const match = (version: number | string) => ({ 'if-match': `"${version}"` });
const change = (
  stage: Stage,
  rowId: number,
  body: object,
  {
    headers = match(1),
    token = ana.token,
    campaignId = id,
  }: { headers?: Record<string, string>; token?: string; campaignId?: number } = {},
) => h.call(operationsOf(stage).update, { token, params: { id: campaignId, rowId }, body, headers });
const list = async (stage: Stage) =>
  (await h.call(operationsOf(stage).list, { token: ana.token, params: { id } })).body.data;

describe.each(stages)('a row of %s', (stage) => {
  it('starts at version 1, and a change gives it the next and new figures', async () => {
    const row = await add(stage);
    expect(row).toMatchObject({ version: 1, external_id: null });
    const sent = { ...newRows[stage], name: ' Renamed ' };
    const body = 'impressions' in sent ? { ...sent, impressions: 7777 } : { ...sent, payload: 7.5 };
    const answer = await change(stage, row.id, body);
    const { trace: _, ...figures } = (emissionsOf[stage] as (row: object) => { trace: object })(body);
    expect(answer.status).toBe(200);
    expect(answer.body.data).toEqual({ ...row, ...figures, name: 'Renamed', version: 2 });
    expect(await list(stage)).toEqual([answer.body.data]);
    expect((await change(stage, row.id, sent, { headers: match(2) })).body.data.version).toBe(3);
  });

  it('is not overwritten: who names an old version gets the present one', async () => {
    const row = await add(stage);
    const first = await change(stage, row.id, { ...newRows[stage], name: 'First' });
    const late = await change(stage, row.id, { ...newRows[stage], name: 'Late' });
    expect(late).toMatchObject({ status: 412, body: { code: 'stale', current: first.body.data } });
    expect(await list(stage)).toEqual([first.body.data]);
  });

  it('of two changes at once takes one', async () => {
    const row = await add(stage);
    const both = await Promise.all(
      ['A', 'B'].map((name) => change(stage, row.id, { ...newRows[stage], name })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 412]);
  });

  it('is not changed without a version, with a wrong one, or by somebody else', async () => {
    const row = await add(stage);
    const sent = newRows[stage];
    const other = (await h.make.company()).admin;
    expect(await change(stage, row.id, sent, { headers: {} })).toMatchObject({
      status: 428,
      body: { code: 'version_needed' },
    });
    for (const header of ['1', '*', 'W/"1"', '"0"', '"1.5"', '"x"', '""', `"${'9'.repeat(30)}"`])
      expect(await change(stage, row.id, sent, { headers: { 'if-match': header } })).toMatchObject({
        status: 422,
        body: { errors: [{ path: 'if-match', code: 'not_a_version' }] },
      });
    const foreign = await change(stage, row.id, sent, { token: other.token });
    const nowhere = await change(stage, row.id, sent, { campaignId: 2_000_000_000 });
    const elsewhere = await change(stage, row.id, sent, { campaignId: await campaign() });
    for (const answer of [foreign, nowhere, elsewhere])
      expect(answer).toMatchObject({ status: 404, body: { code: 'row_not_found' } });
    expect(await change(stage, row.id, { ...sent, name: '' })).toMatchObject({ status: 422 });
    expect(await list(stage)).toEqual([row]);
  });
});

describe('an external id', () => {
  const named = (external_id: string | null) => ({ ...newRows.delivery, external_id });

  it('is kept, unique among the rows of a stage, and stays when a change does not name it', async () => {
    const row = await add('delivery', named(' line 1 '));
    expect(row.external_id).toBe('line 1');
    const again = await h.call('createDelivery', {
      token: ana.token,
      params: { id },
      body: named('line 1'),
    });
    expect(again).toMatchObject({
      status: 409,
      body: { code: 'external_id_taken', params: { external_id: 'line 1' } },
    });
    expect(await add('consumption', { ...newRows.consumption, external_id: 'line 1' })).toMatchObject({
      external_id: 'line 1',
    });
    const kept = await change('delivery', row.id, newRows.delivery);
    expect(kept.body.data.external_id).toBe('line 1');
    const other = await add('delivery', named('line 2'));
    expect(await change('delivery', other.id, named('line 1'))).toMatchObject({
      status: 409,
      body: { code: 'external_id_taken' },
    });
    const cleared = await change('delivery', row.id, named(null), { headers: match(2) });
    expect(cleared.body.data.external_id).toBeNull();
    expect(await change('delivery', other.id, named('line 1'))).toMatchObject({ status: 200 });
  });

  it.each(['', ' ', 'a\u0000b', 'a\nb', 'x'.repeat(101), 5, {}])('is not %j', async (external_id) => {
    const answer = await h.call('createDelivery', {
      token: ana.token,
      params: { id },
      body: { ...newRows.delivery, external_id },
    });
    expect(answer).toMatchObject({ status: 422, body: { errors: [{ path: 'external_id' }] } });
  });
});

describe('a campaign', () => {
  const rename = (revision: number, body: object, token = ana.token) =>
    h.call('updateCampaign', { token, params: { id }, headers: match(revision), body });
  const sent = { name: ' Summer ', description: ' Two weeks ', version: 'gmsf1.2' };

  it('is renamed, with its total, and not over the change of somebody else', async () => {
    const row = await add('storage');
    const first = await rename(1, sent);
    expect(first).toMatchObject({
      status: 200,
      body: {
        data: {
          id,
          revision: 2,
          name: 'Summer',
          description: 'Two weeks',
          total_emissions: row.total_emissions,
        },
      },
    });
    expect(await rename(1, { ...sent, name: 'Late' })).toMatchObject({
      status: 412,
      body: { code: 'stale', current: first.body.data },
    });
    expect((await rename(2, { name: 'Plain', version: 'gmsf1.2' })).body.data.description).toBeNull();
  });

  it('is not changed without a revision, by somebody else, or to nothing', async () => {
    const other = (await h.make.company()).admin;
    const none = await h.call('updateCampaign', { token: ana.token, params: { id }, body: sent });
    expect(none).toMatchObject({ status: 428, body: { code: 'version_needed' } });
    expect(await rename(1, sent, other.token)).toMatchObject({
      status: 404,
      body: { code: 'campaign_not_found' },
    });
    expect(await rename(1, { ...sent, name: ' ' })).toMatchObject({ status: 422 });
    expect(await rename(1, { ...sent, version: 'gmsf9' })).toMatchObject({ status: 422 });
  });
});
