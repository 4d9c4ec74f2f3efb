import type { OperationId } from '@leaf/api-client/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type CallOptions, type Harness, startHarness } from './harness.ts';
import type { Person } from './make.ts';
import { drawing } from './pictures.ts';

let h: Harness;
let owner: Person;
let stranger: Person;
/** Ids of things that belong to `owner`. */
const own = { campaign: 0, row: 0, image: 0, job: 0, settings: 0 };

beforeAll(async () => {
  h = await startHarness();
  owner = (await h.make.company()).admin;
  stranger = (await h.make.company()).admin;
  const { token } = owner;
  const campaign = await h.call('createCampaign', { token, body: { name: 'Mine', version: 'gmsf1.2' } });
  own.campaign = campaign.body.data.id;
  const row = await h.call('createStorage', { token, params: { id: own.campaign }, body: storage });
  own.row = row.body.data.id;
  const image = await h.call('uploadImage', { token, file: { name: 'a.png', bytes: drawing() } });
  own.image = image.body.data.id;
  const job = await h.call('createJob', { token, params: { id: own.image }, body: lean() });
  own.job = job.body.data.id;
  const kept = { name: 'Kept', mode: 'lean', target: null };
  own.settings = (await h.call('createJobSettings', { token, body: kept })).body.data.id;
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
  ['getThumbnail', atImage],
  ['getImageInfo', atImage],
  ['deleteImage', atImage],
  ['bulkImages', () => ({ body: { op: 'delete', images: [own.image] } })],
  ['bulkImages', () => ({ body: { op: 'restore', images: [own.image] } })],
  ['createSizes', () => ({ ...atImage(), body: { sizes: [{ width: 8, height: 8 }] } })],
  ['listJobs', atImage],
  ['createJob', () => ({ ...atImage(), body: lean() })],
  ['getJob', atJob],
  ['cancelJob', atJob],
  ['retryJob', atJob],
  ['listAskedPoints', atImage],
  ['listImageRows', atImage],
  [
    'updateJobSettings',
    () => ({ params: { id: own.settings }, body: { name: 'A', mode: 'lean', target: null } }),
  ],
  ['chooseFiles', () => ({ body: { choices: [{ image_id: own.image, file: null }] } })],
  ['deleteJobSettings', () => ({ params: { id: own.settings } })],
  ['askForPoint', () => ({ ...atImage(), body: { format: 'webp', quality: 61 } })],
  ['getProcessedImage', () => ({ params: { id: own.image, format: 'jpeg', quality: 45 } })],
];

it.each(addressed)(
  '%s tells a foreign organization nothing: the answer is that for what does not exist',
  async (operation, options) => {
    const foreign = await h.call(operation, { ...options(), token: stranger.token });
    const { params, body } = options();
    const missing = { params: { ...params, id: 2_000_000_000 }, token: stranger.token };
    const nowhere = await h.call(operation, {
      ...missing,
      ...(operation === 'createJob'
        ? { body: { ...lean(), images: [2_000_000_000] } }
        : body
          ? { body }
          : {}),
    });
    expect(foreign.status).toBe(404);
    expect(nowhere).toMatchObject({ status: 404, body: foreign.body });
  },
);
