import { describe, expect, it } from 'vitest';
import { fixtures } from '../mocks/index.ts';
import { answering, failureOf } from '../testing/answering.ts';
import { newIdempotencyKey } from './idempotency.ts';

const {
  NewCampaign: campaign,
  NewStorageRow: row,
  NewJob: job,
  NewOrganization: organization,
} = fixtures.schemas;
const created = Response.json({ data: fixtures.campaign }, { status: 201 });
const offline = () => Promise.reject(new TypeError('fetch failed'));
const refused = (status: number) => new Response(null, { status });

const keysOf = (requests: Request[]) => requests.map((request) => request.headers.get('Idempotency-Key'));

describe('the key of a creating call', () => {
  it('is what the contract allows, and new each time', () => {
    const keys = Array.from({ length: 50 }, newIdempotencyKey);
    expect(new Set(keys).size).toBe(50);
    for (const key of keys) expect(key).toMatch(/^[A-Za-z0-9._:-]{8,200}$/);
  });

  it('goes with every call that creates', async () => {
    const { client, requests } = answering([created]);
    const file = new File(['x'], 'banner.png', { type: 'image/png' });
    await client.createOrganization(organization);
    await client.createCampaign(campaign);
    await client.createRow('storage', 12, row);
    await client.createRow('selection', 12, fixtures.schemas.NewSelectionRow);
    await client.createRow('delivery', 12, fixtures.schemas.NewDeliveryRow);
    await client.createRow('consumption', 12, fixtures.schemas.NewConsumptionRow);
    await client.uploadImage(file);
    await client.createJob(5, job);
    await client.retryJob(5, 31);
    const keys = keysOf(requests);
    expect(keys).not.toContain(null);
    expect(new Set(keys).size).toBe(9);
  });

  it.each<[string, Response | (() => Promise<Response>)]>([
    ['nobody answered', offline],
    ['the server failed', refused(500)],
    ['the server was unavailable', refused(503)],
    ['too many calls were made', refused(429)],
    ['the answer could not be read', new Response('<html>', { status: 201 })],
  ])('stays the same when the call is tried again because %s', async (_reason, failure) => {
    const { client, requests } = answering([failure, created, created]);
    await failureOf(client.createCampaign(campaign));
    await client.createCampaign({ ...campaign });
    await client.createCampaign(campaign);
    const [first, again, next] = keysOf(requests);
    expect(again).toBe(first);
    expect(next).not.toBe(first);
  });

  it.each([400, 402, 403, 404, 409, 413, 422])('is a new one after a refusal with %i', async (status) => {
    const { client, requests } = answering([refused(status), created]);
    await failureOf(client.createCampaign(campaign));
    await client.createCampaign(campaign);
    const [first, again] = keysOf(requests);
    expect(again).not.toBe(first);
  });

  it('is shared by a double click', async () => {
    const { client, requests } = answering([created]);
    await Promise.all([client.createCampaign(campaign), client.createCampaign(campaign)]);
    const [first, second] = keysOf(requests);
    expect(second).toBe(first);
  });

  it('differs for another body, another parent and another operation', async () => {
    const { client, requests } = answering([offline]);
    await failureOf(client.createCampaign(campaign));
    await failureOf(client.createCampaign({ ...campaign, name: 'Another' }));
    await failureOf(client.createRow('storage', 12, row));
    await failureOf(client.createRow('storage', 13, row));
    await failureOf(client.retryJob(5, 31));
    await failureOf(client.retryJob(5, 32));
    expect(new Set(keysOf(requests)).size).toBe(6);
  });

  it('tells files apart and knows a file chosen again', async () => {
    const banner = (name: string) => new File(['x'], name, { type: 'image/png', lastModified: 1 });
    const { client, requests } = answering([offline]);
    await failureOf(client.uploadImage(banner('a.png')));
    await failureOf(client.uploadImage(banner('b.png')));
    await failureOf(client.uploadImage(banner('a.png')));
    const [a, b, again] = keysOf(requests);
    expect(b).not.toBe(a);
    expect(again).toBe(a);
  });

  it('is the caller’s when there is one', async () => {
    const { client, requests } = answering([created]);
    await client.createCampaign(campaign, { idempotencyKey: 'import-row-1' });
    expect(keysOf(requests)).toEqual(['import-row-1']);
  });

  it('does not go with what creates nothing', async () => {
    const { client, requests } = answering([Response.json({ message: 'ok', data: fixtures.campaigns })]);
    await client.listCampaigns();
    await client.validateMember(8, true);
    await client.deleteCampaign(12);
    expect(keysOf(requests)).toEqual([null, null, null]);
  });
});
