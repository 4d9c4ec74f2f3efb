import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createLeafClient } from '../client/createLeafClient.ts';
import { stages } from '../contract.ts';
import type { ApiError } from '../errors/ApiError.ts';
import { failureOf } from '../testing/answering.ts';
import { answerFaults } from '../testing/contract.ts';
import { createMockApi, fixtures, mockToken } from './index.ts';

const { NewStorageRow, NewDeliveryRow, NewCampaign } = fixtures.schemas;
const campaignId = fixtures.campaign.id;
const server = setupServer();
let faults: string[] = [];

/** Every response is validated against the contract. */
const client = createLeafClient({
  baseUrl: 'https://leaf.test/api',
  getToken: () => mockToken(fixtures.user.id),
  fetch: async (request, init) => {
    const answer = await fetch(request, init);
    faults.push(...(await answerFaults(request, answer)));
    return answer;
  },
});

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => {
  faults = [];
  server.use(...createMockApi().handlers);
});
afterEach(() => {
  server.resetHandlers();
  expect(faults).toEqual([]);
});
afterAll(() => server.close());

describe('a change', () => {
  it('of a row gives it the next version, and a late one the present row', async () => {
    const [row] = await client.listRows('storage', campaignId);
    if (!row) throw new Error('The fixtures have a row.');
    const changed = await client.updateRow('storage', campaignId, row, { ...NewStorageRow, name: 'New' });
    expect(changed).toMatchObject({ id: row.id, name: 'New', version: row.version + 1 });
    const late = await failureOf(client.updateRow('storage', campaignId, row, NewStorageRow));
    expect(late).toMatchObject({ status: 412, code: 'stale', current: changed });
    const gone = await failureOf(
      client.updateRow('storage', campaignId, { id: 999, version: 1 }, NewStorageRow),
    );
    expect(gone).toMatchObject({ status: 404, code: 'row_not_found' });
  });

  it('of a campaign keeps its rows', async () => {
    const [campaign] = await client.listCampaigns();
    if (!campaign) throw new Error('The fixtures have a campaign.');
    const renamed = await client.updateCampaign(campaign, { ...NewCampaign, name: 'Renamed' });
    expect(renamed).toEqual({ ...campaign, name: 'Renamed', revision: campaign.revision + 1 });
    const late = await failureOf(client.updateCampaign(campaign, NewCampaign));
    expect(late).toMatchObject({ status: 412, current: renamed });
  });
});

describe('what was deleted', () => {
  it.each(stages)('comes back: a row of %s', async (stage) => {
    const [row] = await client.listRows(stage, campaignId);
    const rowId = row?.id ?? 0;
    await client.deleteRow(stage, campaignId, rowId);
    expect(await client.listDeletedRows(campaignId)).toMatchObject([
      { stage, row_id: rowId, name: row?.name },
    ]);
    expect(await client.restoreRow(stage, campaignId, rowId)).toEqual(row);
    expect((await client.listRows(stage, campaignId))[0]).toEqual(row);
    expect(await client.listDeletedRows(campaignId)).toEqual([]);
    expect(await failureOf(client.restoreRow(stage, campaignId, rowId))).toMatchObject({ status: 404 });
  });

  it('comes back: campaigns, images and creatives', async () => {
    const all = async () => [
      await client.listCampaigns(),
      await client.listImages(),
      await client.listCreatives(),
    ];
    const before = await all();
    const creativeId = fixtures.creative.id;
    const imageId = fixtures.image.id;
    await client.deleteCampaign(campaignId);
    await client.deleteImage(imageId);
    await client.deleteCreative(creativeId);
    expect((await client.listDeleted()).map(({ kind, id }) => `${kind} ${id}`).sort()).toEqual([
      `campaign ${campaignId}`,
      `creative ${creativeId}`,
      `image ${imageId}`,
    ]);
    expect(await client.restoreCampaign(campaignId)).toMatchObject({ id: campaignId });
    expect(await client.restoreImage(imageId)).toMatchObject({ id: imageId });
    expect(await client.restoreCreative(creativeId)).toMatchObject({ id: creativeId });
    expect(await all()).toEqual(before);
  });

  it('comes back: several images, all or none', async () => {
    const before = await client.listImages();
    const ids = before.slice(0, 2).map(({ id }) => id);
    expect(await failureOf(client.deleteImages([...ids, 999]))).toMatchObject({
      ...{ status: 404, code: 'image_not_found' },
    });
    expect(await client.listImages()).toEqual(before);
    await client.deleteImages(ids);
    expect(await client.listImages()).toEqual(before.slice(2));
    expect((await client.listDeleted()).map(({ id }) => id).sort()).toEqual([...ids].sort());
    expect(await failureOf(client.restoreImages([...ids, 999]))).toMatchObject({ status: 404 });
    await client.restoreImages(ids);
    expect(await client.listImages()).toEqual(before);
    expect(await client.listDeleted()).toEqual([]);
  });
});

describe('a bulk call', () => {
  const create = (name: string, external_id?: string) => ({
    op: 'create' as const,
    stage: 'delivery' as const,
    row: { ...NewDeliveryRow, name, ...(external_id ? { external_id } : {}) },
  });

  it('makes, changes, deletes and brings back', async () => {
    const created = await client.bulkRows(campaignId, [create('A', 'a'), create('B', 'b')]);
    expect(created).toMatchObject({ created: 2, refused: 0 });
    const [a = 0, b = 0] = created.results.map(({ id }) => id ?? 0);
    const answer = await client.bulkRows(campaignId, [
      { op: 'update', stage: 'delivery', id: a, version: 1, row: { ...NewDeliveryRow, name: 'C' } },
      { op: 'delete', stage: 'delivery', id: b },
    ]);
    expect(answer).toMatchObject({ updated: 1, deleted: 1, results: [{ version: 2 }, { id: b }] });
    const back = await client.bulkRows(campaignId, [{ op: 'restore', stage: 'delivery', id: b }]);
    expect(back).toMatchObject({ restored: 1, results: [{ id: b, version: 1 }] });
    expect((await client.listRows('delivery', campaignId)).slice(-2)).toMatchObject([
      { id: a, name: 'C', external_id: 'a' },
      { id: b, name: 'B', external_id: 'b' },
    ]);
  });

  it('changes nothing when one is refused, or what it can when asked', async () => {
    const before = await client.listRows('delivery', campaignId);
    const changes = [create('A'), { op: 'delete' as const, stage: 'storage' as const, id: 999 }];
    const failure = (await failureOf(client.bulkRows(campaignId, changes))) as ApiError;
    expect(failure).toMatchObject({ status: 422, code: 'changes_refused' });
    expect(failure.results).toMatchObject([{ index: 1, error: { code: 'row_not_found' } }]);
    expect(await client.listRows('delivery', campaignId)).toEqual(before);
    const partial = await client.bulkRows(campaignId, changes, { partial: true });
    expect(partial).toMatchObject({ created: 1, refused: 1 });
    expect(partial.results[1]).toEqual(failure.results?.[0]);
  });

  it('lets rows exchange their external ids', async () => {
    const { results } = await client.bulkRows(campaignId, [create('A', 'a'), create('B', 'b')]);
    const named = (id = 0, external_id: string) => ({
      ...{ op: 'update' as const, stage: 'delivery' as const, id, version: 1 },
      row: { ...NewDeliveryRow, external_id },
    });
    const [a, b] = results.map(({ id }) => id);
    expect(await client.bulkRows(campaignId, [named(a, 'b'), named(b, 'a')])).toMatchObject({ updated: 2 });
    expect((await client.listRows('delivery', campaignId)).slice(-2)).toMatchObject([
      { id: a, external_id: 'b' },
      { id: b, external_id: 'a' },
    ]);
  });

  it('deletes first, then changes, brings back and creates, whatever the order', async () => {
    const [a = 0, b = 0, c = 0] = (
      await client.bulkRows(campaignId, [create('A', 'a'), create('B', 'b'), create('C', 'c')])
    ).results.map(({ id }) => id ?? 0);
    const stage = 'delivery' as const;
    await client.deleteRow(stage, campaignId, c);
    const changes = [
      create('New', 'b'),
      { op: 'restore' as const, stage, id: c },
      { op: 'update' as const, stage, id: b, version: 1, row: { ...NewDeliveryRow, external_id: 'a' } },
      { op: 'delete' as const, stage, id: a },
    ];
    const answer = await client.bulkRows(campaignId, changes, { partial: true });
    expect(answer).toMatchObject({ created: 1, restored: 1, updated: 1, deleted: 1, refused: 0 });
    expect((await client.listRows(stage, campaignId)).slice(-3)).toMatchObject([
      { id: b, external_id: 'a' },
      { id: c, external_id: 'c' },
      { name: 'New', external_id: 'b' },
    ]);
  });

  it('leaves the external id of a refused update to its row', async () => {
    const [a = 0] = (await client.bulkRows(campaignId, [create('A', 'a')])).results.map(({ id }) => id ?? 0);
    const late = {
      ...{ op: 'update' as const, stage: 'delivery' as const, id: a, version: 9 },
      row: { ...NewDeliveryRow, external_id: 'b' },
    };
    const answer = await client.bulkRows(campaignId, [late, create('New', 'a')], { partial: true });
    expect(answer.results).toMatchObject([
      { error: { code: 'stale' } },
      { error: { code: 'external_id_taken', params: { external_id: 'a' } } },
    ]);
  });

  it('doubles nothing that has an external id', async () => {
    await client.bulkRows(campaignId, [create('A', 'a')]);
    expect(await failureOf(client.bulkRows(campaignId, [create('A', 'a')]))).toMatchObject({ status: 422 });
    const same = await client.bulkRows(campaignId, [create('A', 'a')], { onExternalId: 'update' });
    expect(same).toMatchObject({ unchanged: 1, created: 0 });
    const other = await client.bulkRows(campaignId, [create('B', 'a')], { onExternalId: 'update' });
    expect(other).toMatchObject({ updated: 1, results: [{ version: 2 }] });
  });
});

it('copies a campaign with its rows', async () => {
  const copy = await client.duplicateCampaign(campaignId, 'Copy');
  expect(copy).toMatchObject({ name: 'Copy', revision: 1 });
  for (const stage of stages)
    expect(await client.listRows(stage, copy.id)).toHaveLength(
      (await client.listRows(stage, campaignId)).length,
    );
});

it('remembers how plans are read', async () => {
  expect(await client.getImportMapping()).toBeNull();
  await client.putImportMapping({ columns: { Land: 'country' }, decimal: ',' });
  expect(await client.getImportMapping()).toEqual({ columns: { Land: 'country' }, decimal: ',' });
});
