import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OperationId } from '../src/http/guards.ts';
import { type CallOptions, type Harness, startHarness } from './harness.ts';
import type { Person } from './make.ts';
import { drawing } from './pictures.ts';

let h: Harness;
let owner: Person;
let stranger: Person;
let unpaid: Person;
/** Ids of things that belong to `owner`. */
const own = { campaign: 0, row: 0, image: 0, job: 0 };

beforeAll(async () => {
  h = await startHarness();
  owner = (await h.make.company()).admin;
  stranger = (await h.make.company()).admin;
  unpaid = (await h.make.company({ plan: false })).admin;
  const { token } = owner;
  const campaign = await h.call('createCampaign', { token, body: { name: 'Mine', version: 'gmsf1.2' } });
  own.campaign = campaign.body.data.id;
  const row = await h.call('createStorage', { token, params: { id: own.campaign }, body: storage });
  own.row = row.body.data.id;
  const image = await h.call('uploadImage', { token, file: { name: 'a.png', bytes: drawing() } });
  own.image = image.body.data.id;
  const job = await h.call('createJob', { token, params: { id: own.image }, body: lean() });
  own.job = job.body.data.id;
});
afterAll(() => h.stop());

const storage = { name: 'S', payload: 1, ssd_copies: 1, hdd_copies: 0, lto_copies: 0, cloud_copies: 0 };
const selection = {
  name: 'S',
  level: 0,
  country: 'Germany',
  region: 'Europe',
  impressions: 1000,
  buy_type: 'direct',
};
const delivery = {
  name: 'D',
  level: 0,
  country: 'Germany',
  region: 'Europe',
  impressions: 1000,
  placement_type: 'display',
};
const consumption = {
  name: 'C',
  level: 0,
  country: 'Germany',
  impressions: 1000,
  device_type: 'tv',
  placement_type: 'display',
};
const lean = () => ({ mode: 'lean', images: [own.image], target: null });

const inCampaign = () => ({ params: { id: own.campaign } });
const atRow = () => ({ params: { id: own.campaign, rowId: own.row } });
const atImage = () => ({ params: { id: own.image } });
const atJob = () => ({ params: { id: own.image, jobId: own.job } });

/** Calls that name nothing of an organization. */
const general: [OperationId, () => CallOptions][] = [
  ['listCampaigns', () => ({})],
  ['createCampaign', () => ({ body: { name: 'X', version: 'gmsf1.2' } })],
  ['getGeos', () => ({})],
  [
    'getBenchmarks',
    () => ({
      query: { country: 'Germany', region: 'Europe', delivery_region: 'Europe', version: 'gmsf1.2' },
    }),
  ],
  ['listImages', () => ({})],
  ['uploadImage', () => ({ file: { name: 'x.png', bytes: drawing() } })],
];

/** Calls that name something of `owner`'s organization. */
const addressed: [OperationId, () => CallOptions][] = [
  ['deleteCampaign', inCampaign],
  ['listStorages', inCampaign],
  ['createStorage', () => ({ ...inCampaign(), body: storage })],
  ['deleteStorage', atRow],
  ['listSelections', inCampaign],
  ['createSelection', () => ({ ...inCampaign(), body: selection })],
  ['deleteSelection', atRow],
  ['listDeliveries', inCampaign],
  ['createDelivery', () => ({ ...inCampaign(), body: delivery })],
  ['deleteDelivery', atRow],
  ['listConsumptions', inCampaign],
  ['createConsumption', () => ({ ...inCampaign(), body: consumption })],
  ['deleteConsumption', atRow],
  ['getImage', atImage],
  ['getImageInfo', atImage],
  ['deleteImage', atImage],
  ['listJobs', atImage],
  ['createJob', () => ({ ...atImage(), body: lean() })],
  ['getJob', atJob],
  ['cancelJob', atJob],
  ['retryJob', atJob],
  ['getProcessedImage', () => ({ params: { id: own.image, format: 'jpeg', quality: 45 } })],
];

describe.each([...general, ...addressed])('%s', (operation, options) => {
  it('answers 401 to nobody and says how to sign in', async () => {
    const answer = await h.call(operation, options());
    expect(answer).toMatchObject({ status: 401, headers: { 'www-authenticate': 'Bearer' } });
  });

  it('answers 402 without a plan', async () => {
    const answer = await h.call(operation, { ...options(), token: unpaid.token });
    expect(answer.status).toBe(402);
  });
});

describe.each(addressed)('%s', (operation, options) => {
  it('answers 404 to another organization, as for what does not exist', async () => {
    const foreign = await h.call(operation, { ...options(), token: stranger.token });
    expect(foreign.status).toBe(404);
    const { params, ...rest } = options();
    const nowhere = { ...rest, params: { ...params, id: 2_000_000_000 }, token: owner.token };
    const body = operation === 'createJob' ? { ...lean(), images: [2_000_000_000] } : rest.body;
    expect(await h.call(operation, { ...nowhere, ...(body ? { body } : {}) })).toMatchObject({
      status: 404,
      body: { detail: foreign.body.detail },
    });
  });
});

it('leaves everything in place after all those refusals', async () => {
  const { token } = owner;
  const rows = await h.call('listStorages', { ...inCampaign(), token });
  expect(rows.body.data).toMatchObject([{ id: own.row, name: 'S' }]);
  const campaigns = await h.call('listCampaigns', { token });
  expect(campaigns.body.data).toMatchObject([{ id: own.campaign }]);
  const jobs = await h.call('listJobs', { ...atImage(), token });
  expect(jobs.body.data).toHaveLength(1);
  for (const { token: outsider } of [stranger]) {
    expect((await h.call('listCampaigns', { token: outsider })).body.data).toEqual([]);
    expect((await h.call('listImages', { token: outsider })).body.data).toEqual([]);
  }
});
