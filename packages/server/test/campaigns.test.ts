import type { OperationId } from '@leaf/api-client/contract';
import { factorsVersion, grids } from '@leaf/emissions';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cleanUp } from '../src/cleanup.ts';
import { type Harness, startHarness } from './harness.ts';
import type { Person } from './make.ts';

let h: Harness;
let ana: Person;
let id: number;

beforeAll(async () => {
  h = await startHarness();
});
afterAll(() => h.stop());
beforeEach(async () => {
  ana = (await h.make.company()).admin;
  id = await campaign('Spring');
});

const create = (body: object) => h.call('createCampaign', { token: ana.token, body });
const campaign = async (name: string): Promise<number> =>
  (await create({ name, version: 'gmsf1.2' })).body.data.id;
const add = (operation: OperationId, body: object, campaignId = id) =>
  h.call(operation, { token: ana.token, params: { id: campaignId }, body });
const list = async (operation: OperationId, campaignId = id) =>
  (await h.call(operation, { token: ana.token, params: { id: campaignId } })).body.data;

const storage = {
  name: 'Masters',
  payload: 50,
  ssd_copies: 1,
  hdd_copies: 1,
  lto_copies: 2,
  cloud_copies: 3,
};
const selection = {
  name: 'Auction',
  level: 1,
  country: 'Germany',
  region: 'Europe',
  impressions: 100_000,
  buy_type: 'programmatic',
  ads_txt_lines: 150,
  placement_type: 'display',
};
const delivery = {
  name: 'Video',
  level: 1,
  country: 'Italy',
  region: 'Europe',
  impressions: 100_000,
  placement_type: 'video_hai',
  payload: 2.5,
};
const consumption = {
  name: 'Phones',
  level: 1,
  country: 'Austria',
  impressions: 100_000,
  device_type: 'mobile',
  view_time: 3,
};

const grid = (country: string) => grids.get(country)?.kgPerKwh ?? Number.NaN;

/** Equal but for the last bits. */
function expectFigures(row: Record<string, number>, expected: Record<string, number>) {
  for (const [field, value] of Object.entries(expected))
    expect(Math.abs((row[field] ?? Number.NaN) / value - 1), field).toBeLessThan(1e-9);
}

describe('campaigns', () => {
  it('are listed newest first, each with the total of its rows', async () => {
    const second = await campaign('Summer');
    await add('createStorage', storage);
    await add('createStorage', { ...storage, name: 'More' });
    const rows = [
      await add('createSelection', selection),
      await add('createDelivery', delivery),
      await add('createConsumption', consumption),
    ];
    const sum = rows.reduce((total, { body }) => total + body.data.total_emissions, 2 * 12.909);
    const { body } = await h.call('listCampaigns', { token: ana.token });
    expect(body.data.map((one: { id: number }) => one.id)).toEqual([second, id]);
    expect(body.data[0].total_emissions).toBe(0);
    expectFigures(body.data[1], { total_emissions: sum });
    expect(body.data[0].parts).toEqual([]);
    const parts = body.data[1].parts as { stage: string; kind: string; value: number }[];
    expect(parts.map(({ stage, kind }) => `${stage} ${kind}`)).toEqual([
      'storage whole',
      'selection electricity',
      'selection embodied',
      'delivery electricity',
      'delivery embodied',
      'consumption electricity',
      'consumption embodied',
    ]);
    expectFigures(
      { storage: parts[0]?.value ?? 0, all: parts.reduce((total, { value }) => total + value, 0) },
      { storage: 2 * 12.909, all: sum },
    );
  });

  it('keep a trimmed name and a description, null when blank', async () => {
    const full = await create({ name: '  Spring  ', description: ' Germany ', version: 'gmsf1.2' });
    expect(full).toMatchObject({
      status: 201,
      body: { data: { name: 'Spring', description: 'Germany', version: 'gmsf1.2', total_emissions: 0 } },
    });
    const blank = await create({ name: 'X', description: '   ', version: 'gmsf1.2' });
    expect(blank.body.data.description).toBeNull();
    for (const name of ['🌿', '👩‍👩‍👧', 'می‌خواهم', '२', 'ⵣ', '!'])
      expect((await create({ name, version: 'gmsf1.2' })).body.data).toMatchObject({ name });
  });

  it.each([
    [{ version: 'gmsf1.2' }, 'name'],
    [{ name: '   ', version: 'gmsf1.2' }, 'name'],
    [{ name: '\u200b', version: 'gmsf1.2' }, 'name'],
    [{ name: ' \u2060\ufeff\u00ad\u3164', version: 'gmsf1.2' }, 'name'],
    [{ name: 'Spring \ud83c', version: 'gmsf1.2' }, 'name'],
    [{ name: 'X', description: 'In \udf3f', version: 'gmsf1.2' }, 'description'],
    [{ name: 'x'.repeat(201), version: 'gmsf1.2' }, 'name'],
    [{ name: 'X', version: 'gmsf1.1' }, 'version'],
    [{ name: 'X', version: 'gmsf1.2', colour: 'red' }, 'colour'],
    [{ name: 5, version: 'gmsf1.2' }, 'name'],
    [{ name: 'X', version: 'gmsf1.2', description: 'x'.repeat(2001) }, 'description'],
  ])('refuse %j and name the field', async (body, path) => {
    const answer = await create(body);
    expect(answer.status).toBe(422);
    expect(answer.body.errors).toMatchObject([
      { path, code: expect.stringMatching(/^[a-z_]+$/), message: expect.stringMatching(/^[A-Z].*\.$/) },
    ]);
  });

  it('take their rows along when they are deleted', async () => {
    await add('createStorage', storage);
    const gone = await h.call('deleteCampaign', { token: ana.token, params: { id } });
    expect(gone.status).toBe(204);
    expect(await h.call('listStorages', { token: ana.token, params: { id } })).toMatchObject({
      status: 404,
      body: { code: 'campaign_not_found' },
    });
    const left = () =>
      h.services.db.selectFrom('storage_row').select('id').where('campaign_id', '=', id).execute();
    await cleanUp(h.services);
    expect(await left()).toHaveLength(1);
    h.pass(25 * 3_600_000);
    await cleanUp(h.services);
    expect(await left()).toEqual([]);
  });

  it('are created once for one Idempotency-Key', async () => {
    const headers = { 'idempotency-key': `key-${id}-campaign` };
    const body = { name: 'Once', version: 'gmsf1.2' };
    const first = await h.call('createCampaign', { token: ana.token, body, headers });
    const again = await h.call('createCampaign', { token: ana.token, body, headers });
    expect(again.body).toEqual(first.body);
    expect((await h.call('listCampaigns', { token: ana.token })).body.data).toHaveLength(2);
  });
});

/** The published examples use grid intensities of their own; the use phase is linear in the grid. */
describe('the worked examples of the method', () => {
  it('M1, storage', async () => {
    const { status, body } = await add('createStorage', storage);
    expect(status).toBe(201);
    expect(body.data).toMatchObject(storage);
    expectFigures(body.data, {
      ssd_emissions: 1,
      hdd_emissions: 8,
      lto_emissions: 0.114,
      cloud_emissions: 3.795,
      total_emissions: 12.909,
    });
  });

  it('M2, selection', async () => {
    const { body } = await add('createSelection', selection);
    const shift = (0.5 * grid('Germany') + 0.125) / (0.5 * 0.344 + 0.125);
    const server = 2.1450468599999994 * shift;
    const network = 0.3228449399999999 * shift;
    expect(body.data).toMatchObject(selection);
    expectFigures(body.data, {
      usephase_server_emissions: server,
      usephase_network_emissions: network,
      embodied_server_emissions: 0.3177,
      embodied_network_emissions: 0.1409832,
      total_emissions: server + network + 0.3177 + 0.1409832,
    });
  });

  it('M3, delivery', async () => {
    const { body } = await add('createDelivery', delivery);
    const shift = grid('Italy') / 0.287;
    const parts = {
      usephase_mobile_network_emissions: 2.4585368534999996 * shift,
      usephase_fixed_network_emissions: 1.0029007642499999 * shift,
      usephase_cdn_emissions: 0.03517185 * shift,
      embodied_mobile_network_emissions: 0.63698355,
      embodied_fixed_network_emissions: 0.45321669,
      embodied_cdn_emissions: 0.16758,
    };
    const total_emissions = Object.values(parts).reduce((sum, part) => sum + part, 0);
    expectFigures(body.data, { ...parts, total_emissions });
  });

  it('M4, consumption', async () => {
    const { body } = await add('createConsumption', consumption);
    const usephase = 0.03978 * (grid('Austria') / 0.102);
    expectFigures(body.data, {
      usephase_device_emissions: usephase,
      embodied_device_emissions: 1.965,
      total_emissions: usephase + 1.965,
    });
  });
});

describe('rows', () => {
  it('are listed in the order they were added, exactly as they were answered', async () => {
    const first = await add('createDelivery', delivery);
    const second = await add('createDelivery', { ...delivery, name: 'Second', payload: 0.1 });
    expect(await list('listDeliveries')).toEqual([first.body.data, second.body.data]);
  });

  it('are kept with the version of the data behind them', async () => {
    const { body } = await add('createConsumption', consumption);
    const kept = await h.services.db
      .selectFrom('consumption_row')
      .select('factors_version')
      .where('id', '=', body.data.id)
      .executeTakeFirst();
    expect(kept).toEqual({ factors_version: factorsVersion });
  });

  it.each([
    ['Storage', storage],
    ['Selection', selection],
    ['Delivery', delivery],
    ['Consumption', consumption],
  ])('of %s are deleted one by one, and only through their own campaign', async (stage, body) => {
    const other = await campaign('Other');
    const row = await add(`create${stage}` as OperationId, body);
    const rowId = row.body.data.id;
    const remove = (campaignId: number) =>
      h.call(`delete${stage}` as OperationId, { token: ana.token, params: { id: campaignId, rowId } });
    expect(await remove(other)).toMatchObject({ status: 404, body: { code: 'row_not_found' } });
    expect(await remove(id)).toMatchObject({ status: 204 });
    expect(await remove(id)).toMatchObject({ status: 404, body: { code: 'row_not_found' } });
    const plural = stage === 'Delivery' ? 'Deliveries' : `${stage}s`;
    expect(await list(`list${plural}` as OperationId)).toEqual([]);
  });

  it('carry large numbers whole', async () => {
    const { body } = await add('createConsumption', { ...consumption, impressions: 1_000_000_000_000 });
    expect(body.data.impressions).toBe(1_000_000_000_000);
  });
});

describe('what a row leaves open is derived', () => {
  it('programmatic without lines is level 0', async () => {
    const { body } = await add('createSelection', { ...selection, ads_txt_lines: null });
    expect(body.data).toMatchObject({ level: 0, ads_txt_lines: null, placement_type: 'display' });
  });

  it('other buy types keep neither lines nor placement', async () => {
    const { body } = await add('createSelection', { ...selection, buy_type: 'direct' });
    expect(body.data).toMatchObject({ buy_type: 'direct', ads_txt_lines: null, placement_type: null });
  });

  it('a region answers with the ratios it stands for and stays', async () => {
    const { body } = await add('createDelivery', delivery);
    expect(body.data).toMatchObject({ region: 'Europe', fixed_ratio: 0.7431, mobile_ratio: 0.2569 });
  });

  it('a fixed ratio gives the mobile ratio, whatever was sent for it', async () => {
    const body = { ...delivery, region: null, fixed_ratio: 0.33333, mobile_ratio: 1 };
    const answer = await add('createDelivery', body);
    expect(answer.body.data).toMatchObject({ region: null, fixed_ratio: 0.33333, mobile_ratio: 0.6667 });
  });

  it.each([
    [0, { placement_type: 'video_hai', payload: null, completion_rate: null }],
    [1, { placement_type: 'video_hai', payload: 2.5, completion_rate: null }],
    [2, { placement_type: 'video_hai', payload: 2.5, completion_rate: 0.5 }],
    [3, { placement_type: null, payload: 2.5, completion_rate: null }],
  ])('delivery level %i keeps only its fields', async (level, kept) => {
    const answer = await add('createDelivery', { ...delivery, level, completion_rate: 0.5 });
    expect(answer.body.data).toMatchObject({ level, ...kept });
  });

  it('delivery level 2 is always heavy video', async () => {
    const answer = await add('createDelivery', { ...delivery, level: 2, placement_type: 'display' });
    expect(answer.body.data).toMatchObject({ placement_type: 'video_hai', completion_rate: 1 });
  });

  it.each([
    [0, { placement_type: 'display', view_time: null }],
    [1, { placement_type: null, view_time: 3 }],
  ])('consumption level %i keeps only its field', async (level, kept) => {
    const answer = await add('createConsumption', { ...consumption, level, placement_type: 'display' });
    expect(answer.body.data).toMatchObject({ level, ...kept });
  });
});

describe('a row is refused, with the field and a sentence,', () => {
  const without = (body: object, field: string) =>
    Object.fromEntries(Object.entries(body).filter(([name]) => name !== field));

  it.each<[string, OperationId, object, string[]]>([
    ['without a name', 'createStorage', without(storage, 'name'), ['name']],
    ['with text for a number', 'createStorage', { ...storage, payload: '5' }, ['payload']],
    ['below zero', 'createStorage', { ...storage, payload: -1 }, ['payload']],
    ['with part of a copy', 'createStorage', { ...storage, ssd_copies: 0.5 }, ['ssd_copies']],
    ['with too many copies', 'createStorage', { ...storage, lto_copies: 1_000_001 }, ['lto_copies']],
    ['with an unknown country', 'createSelection', { ...selection, country: 'Atlantis' }, ['country']],
    ['with an unknown region', 'createSelection', { ...selection, region: 'APAC' }, ['region']],
    ['with an unknown buy type', 'createSelection', { ...selection, buy_type: 'barter' }, ['buy_type']],
    [
      'with too many impressions',
      'createSelection',
      { ...selection, impressions: 1e12 + 1 },
      ['impressions'],
    ],
    ['with region and ratio', 'createDelivery', { ...delivery, fixed_ratio: 0.5 }, ['region']],
    ['with neither region nor ratio', 'createDelivery', without(delivery, 'region'), ['region']],
    ['at level 1 without payload', 'createDelivery', without(delivery, 'payload'), ['payload']],
    [
      'at level 0 without placement',
      'createDelivery',
      { ...without(delivery, 'placement_type'), level: 0 },
      ['placement_type'],
    ],
    [
      'with a ratio above 1',
      'createDelivery',
      { ...delivery, region: null, fixed_ratio: 1.5 },
      ['fixed_ratio'],
    ],
    ['at level 4', 'createDelivery', { ...delivery, level: 4 }, ['level']],
    ['at level 1 without view time', 'createConsumption', without(consumption, 'view_time'), ['view_time']],
    [
      'with an unknown device',
      'createConsumption',
      { ...consumption, device_type: 'watch' },
      ['device_type'],
    ],
    [
      'with several faults at once',
      'createDelivery',
      { ...without(delivery, 'payload'), country: 'Atlantis', region: 'Nowhere' },
      ['country', 'payload', 'region'],
    ],
  ])('%s', async (_what, operation, body, paths) => {
    const answer = await add(operation, body);
    expect(answer.status).toBe(422);
    expect(answer.body.detail).toMatch(/^[A-Z].*\.$/);
    expect(answer.body.errors.map(({ path }: { path: string }) => path).sort()).toEqual(paths);
    for (const { message } of answer.body.errors) expect(message).toMatch(/^[A-Z].*\.$/);
  });
});

describe('reference values', () => {
  const query = { country: 'Germany', region: 'Europe', delivery_region: 'Europe', version: 'gmsf1.2' };
  const benchmarks = (change: object = {}, headers: Record<string, string> = {}) =>
    h.call('getBenchmarks', { token: ana.token, query: { ...query, ...change }, headers });

  it('lists the places, the default of each list first', async () => {
    const { body } = await h.call('getGeos', { token: ana.token });
    expect(body.countries).toHaveLength(209);
    expect(body.countries).toEqual([...body.countries].sort((a, b) => a.localeCompare(b, 'en')));
    expect(body.regions).toEqual([
      'Europe',
      'North America',
      'Asia',
      'South America',
      'Oceania',
      'Africa',
      'Global',
    ]);
    expect(body.delivery_regions).toEqual(['Europe', 'NA', 'APAC', 'LATAM']);
  });

  it('gives the published figures for Germany', async () => {
    const { body } = await benchmarks();
    expect(body.benchmarks.storage).toEqual({ SSD: 2, HDD: 16, LTO: expect.closeTo(0.114, 12), Cloud: 2.53 });
    expectFigures(body.benchmarks.selection, {
      'RTB light (display)': 97.2838294,
      'RTB default (video)': 542.09180301,
      'End-to-end': 57.973115,
      Direct: 0.3161864,
    });
    expectFigures(body.benchmarks.delivery, {
      Display: 5.7107396421,
      'Video (HAI)': 82.80572481045,
      'Video (no HAI)': 120.87732242445,
    });
    expectFigures(body.benchmarks.consumption, {
      'Display (mixed)': 32.76992058,
      'Video (TV)': 649.4484,
    });
  });

  it.each([
    [{ country: 'Atlantis' }, 'country'],
    [{ region: 'APAC' }, 'region'],
    [{ delivery_region: 'Asia' }, 'delivery_region'],
    [{ version: 'gmsf1.1' }, 'version'],
  ])('refuses %j', async (change, path) => {
    const answer = await benchmarks(change);
    expect(answer.status).toBe(422);
    expect(answer.body.errors).toMatchObject([
      { path, code: expect.stringMatching(/^[a-z_]+$/), message: expect.stringMatching(/\.$/) },
    ]);
  });

  it('are not sent again to someone who has them', async () => {
    const { etag } = (await benchmarks()).headers;
    expect(etag).toMatch(/^W\/"/);
    expect(await benchmarks({}, { 'if-none-match': String(etag) })).toMatchObject({ status: 304 });
    expect(await benchmarks({ country: 'France' }, { 'if-none-match': String(etag) })).toMatchObject({
      status: 200,
    });
    const geos = await h.call('getGeos', { token: ana.token });
    const headers = { 'if-none-match': String(geos.headers.etag) };
    expect(await h.call('getGeos', { token: ana.token, headers })).toMatchObject({ status: 304 });
  });
});
