import { type DeliveryInput, deliveryEmissions } from '@leaf/emissions';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createLeafClient, type LeafClient } from '../client/createLeafClient.ts';
import { failureOf } from '../testing/answering.ts';
import { answerFaults, calls } from '../testing/contract.ts';
import { createMockApi, fixtures, MOCK_CODE, MOCK_PASSWORD, typedHttp } from './index.ts';

const { schemas } = fixtures;
const server = setupServer();
let api = createMockApi();
let faults: string[] = [];

/** A client whose every response is validated against the contract. */
const visitor = () => {
  const session: { token?: string } = {};
  const client = createLeafClient({
    baseUrl: 'https://leaf.test/api',
    getToken: () => session.token,
    fetch: async (request, init) => {
      const answer = await fetch(request, init);
      faults.push(...(await answerFaults(request, answer)));
      return answer;
    },
  });
  return { client, session };
};

const as = async (username: string): Promise<LeafClient> => {
  const { client, session } = visitor();
  session.token = await client.logIn({ email: `${username}@example.org`, password: MOCK_PASSWORD });
  return client;
};

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => {
  api = createMockApi();
  faults = [];
  server.use(...api.handlers);
});
afterEach(() => {
  server.resetHandlers();
  expect(faults).toEqual([]);
});
afterAll(() => server.close());

it('has a handler for every call of the contract', () => {
  expect(Object.keys(api.operations).sort()).toEqual(
    calls.map(({ operation }) => operation.operationId).sort(),
  );
});

describe('a newcomer', () => {
  it('comes from sign-up to the tools', async () => {
    const { client, session } = visitor();
    const account = { username: 'Gita', email: 'gita@example.org', password: 'a long enough password' };
    await client.signUp(account);
    session.token = await client.logIn(account);
    expect(await client.getUser()).toMatchObject({ verified_email: false, organization_id: null });
    expect(await failureOf(client.activate(account.email, '000000'))).toMatchObject({ status: 400 });
    expect(await client.activate(account.email, MOCK_CODE)).toMatchObject({ password_needed: false });
    const { data } = await client.createOrganization({ name: 'Gita & Co', claims_member: false });
    expect(await client.getUser()).toMatchObject({
      is_admin: true,
      org_needs_approval: true,
      leaf_basic: false,
    });

    const operator = await as('olu');
    expect(await operator.listPendingOrganizations()).toContainEqual({
      id: data.id,
      name: 'Gita & Co',
      claims_member: false,
      created_by: account.email,
    });
    await operator.validateOrganization(data.id, true);
    expect(await failureOf(client.listCampaigns())).toMatchObject({ status: 402 });
    expect(await client.createCheckout()).toBe('https://leaf.test/post-login');
    expect(await client.getUser()).toMatchObject({ org_needs_approval: false, leaf_basic: true });
    expect(await failureOf(client.createCheckout())).toMatchObject({ status: 409 });
  });

  it('chooses a password after activating where somebody else signed up too', async () => {
    const { client } = visitor();
    const account = { username: 'Hal', email: 'hal@example.org', password: 'a long enough password' };
    await client.signUp(account);
    await client.signUp({ ...account, password: 'that of somebody else' });
    expect(await client.activate(account.email, MOCK_CODE)).toMatchObject({ password_needed: true });
    expect(await failureOf(client.logIn(account))).toMatchObject({ status: 401 });
    await client.resetPassword({ email: account.email, reset_code: MOCK_CODE, new_password: 'chosen now' });
    await client.logIn({ email: account.email, password: 'chosen now' });
  });

  it('asks to join, and is let in or turned down', async () => {
    const [finn, ana] = await Promise.all([as('finn'), as('ana')]);
    expect((await finn.listOrganizations()).map(({ name }) => name)).toEqual([
      'Harbour Press',
      'Northwind Media',
    ]);
    await finn.requestToJoin(11, 3);
    expect(await finn.getUser()).toMatchObject({
      needs_validation: true,
      organization_name: 'Northwind Media',
    });
    expect((await ana.listMembers(3)).map(({ username }) => username)).toEqual([
      'Ben',
      'Finn',
      'Ana',
      'Dana',
    ]);
    await ana.validateMember(11, true);
    await ana.validateMember(8, false);
    await ana.removeMember(3, 9);
    expect((await ana.listMembers(3)).map(({ username }) => username)).toEqual(['Ana', 'Finn']);
    expect(await failureOf(ana.removeMember(3, 7))).toMatchObject({ status: 400 });
  });

  it('who claims membership needs no plan once approved', async () => {
    await (await as('olu')).validateOrganization(4, true);
    expect(await (await as('cleo')).getUser()).toMatchObject({ is_member: true, leaf_basic: true });
  });

  it('can set a new password', async () => {
    const { client } = visitor();
    await client.forgotPassword('ana@example.org');
    await client.resendActivation('ana@example.org');
    await client.resetPassword({
      email: 'ana@example.org',
      reset_code: MOCK_CODE,
      new_password: 'another one',
    });
    expect(await failureOf(as('ana'))).toMatchObject({ status: 401 });
    expect(await client.logIn({ email: 'ana@example.org', password: 'another one' })).toBe('mock-session-7');
  });
});

describe('an organization', () => {
  it('is renamed, billed and deleted by its admin', async () => {
    const ana = await as('ana');
    await ana.renameOrganization(3, 'Southwind');
    expect(await ana.getUser()).toMatchObject({ organization_name: 'Southwind' });
    expect(await ana.getBillingPortal()).toMatch(/^https:/);
    await ana.deleteOrganization(3);
    expect(await ana.getUser()).toMatchObject({ organization_id: null, is_admin: false });
    await ana.logOut();
  });

  it('is denied and gone', async () => {
    const operator = await as('olu');
    await operator.validateOrganization(4, false);
    expect(await operator.listPendingOrganizations()).toEqual([]);
  });
});

describe('a campaign', () => {
  it('grows by rows of every stage that add up, and shrinks again', async () => {
    const ana = await as('ana');
    const campaign = await ana.createCampaign({ ...schemas.NewCampaign, description: null });
    const rows = [
      await ana.createRow('storage', campaign.id, schemas.NewStorageRow),
      await ana.createRow('selection', campaign.id, schemas.NewSelectionRow),
      await ana.createRow('delivery', campaign.id, schemas.NewDeliveryRow),
      await ana.createRow('consumption', campaign.id, schemas.NewConsumptionRow),
    ];
    const { id: _, ...storage } = fixtures.rows.storage[0];
    expect(rows[0]).toMatchObject(storage);
    const total = rows.reduce((sum, row) => sum + row.total_emissions, 0);
    const [listed] = await ana.listCampaigns();
    expect(listed).toMatchObject({ id: campaign.id, description: null });
    expect(listed?.total_emissions).toBeCloseTo(total, 9);
    for (const [index, stage] of (['storage', 'selection', 'delivery', 'consumption'] as const).entries()) {
      expect(await ana.listRows(stage, campaign.id)).toEqual([rows[index]]);
      await ana.deleteRow(stage, campaign.id, rows[index]?.id ?? 0);
      expect(await ana.listRows(stage, campaign.id)).toEqual([]);
    }
    await ana.deleteCampaign(campaign.id);
    expect(await failureOf(ana.listRows('storage', campaign.id))).toMatchObject({ status: 404 });
  });

  it('has rows whose other fields follow the form', async () => {
    const ana = await as('ana');
    const { fixed_ratio, mobile_ratio } = await ana.createRow('delivery', 12, {
      ...schemas.NewDeliveryRow,
      region: null,
      fixed_ratio: 0.9,
    });
    expect([fixed_ratio, mobile_ratio]).toEqual([0.9, 0.1]);
    const direct = await ana.createRow('selection', 12, { ...schemas.NewSelectionRow, buy_type: 'direct' });
    expect(direct).toMatchObject({ ads_txt_lines: null, placement_type: null, level: 1 });
    const blank = await ana.createRow('selection', 12, { ...schemas.NewSelectionRow, ads_txt_lines: null });
    expect(blank.level).toBe(0);
  });

  it('is made once for one key', async () => {
    const ana = await as('ana');
    await ana.createCampaign(schemas.NewCampaign, { idempotencyKey: 'the same key' });
    await ana.createCampaign(schemas.NewCampaign, { idempotencyKey: 'the same key' });
    expect(await ana.listCampaigns()).toHaveLength(3);
  });

  it('has places and benchmarks to choose from', async () => {
    const ana = await as('ana');
    const [geos, benchmarks] = await Promise.all([
      ana.getGeos(),
      ana.getBenchmarks({
        country: 'Germany',
        region: 'Europe',
        delivery_region: 'Europe',
        version: 'gmsf1.2',
      }),
    ]);
    expect(geos).toEqual(fixtures.geos);
    expect(benchmarks).toEqual(fixtures.benchmarks);
  });
});

describe('an image', () => {
  it('goes from upload to a finished job and its pictures', async () => {
    const ana = await as('ana');
    const image = await ana.uploadImage(new File(['x'.repeat(2048)], 'banner.webp', { type: 'image/webp' }));
    expect(await ana.getImageInfo(image.id)).toMatchObject({
      filename: 'banner.webp',
      format: 'WEBP',
      size: 2,
    });
    expect((await ana.getImageBlob(image.id)).type).toBe('image/webp');
    const body = { mode: 'bpp', images: [image.id], target: 0.15 } as const;
    const job = await ana.createJob(image.id, { ...body, images: [...body.images] });
    const seen = [];
    for (let look = 0; look < 3; look++) seen.push((await ana.listJobs(image.id))[0]?.status);
    expect(seen).toEqual(['queued', 'running', 'completed']);
    const { result } = await ana.getJob(image.id, job.id);
    expect(result).toEqual(fixtures.smallJobResult);
    const picture = { imageId: image.id, format: 'avif', quality: result?.avif?.quality ?? 0 } as const;
    expect((await ana.getProcessedImageBlob(picture)).type).toBe('image/avif');
    expect(await failureOf(ana.getProcessedImageBlob({ ...picture, quality: 1 }))).toMatchObject({
      status: 404,
    });
    await ana.deleteImage(image.id);
    expect((await ana.listImages()).map(({ id }) => id)).toEqual([5, 4, 3]);
  });

  it('is refused when it is none', async () => {
    const text = new File(['x'], 'notes.txt', { type: 'text/plain' });
    expect(await failureOf((await as('ana')).uploadImage(text))).toMatchObject({ status: 415 });
  });

  it('has jobs that can be cancelled and run again', async () => {
    const ana = await as('ana');
    expect(await ana.cancelJob(5, 33)).toMatchObject({ status: 'cancelled' });
    expect(await failureOf(ana.cancelJob(5, 33))).toMatchObject({ status: 409 });
    const again = await ana.retryJob(5, 33);
    expect(again).toMatchObject({ type: 'ms-lightweighting', target: 0.97, status: 'queued' });
    expect(await failureOf(ana.retryJob(5, 31))).toMatchObject({ status: 409 });
  });
});

describe('an HTML5 creative', () => {
  it('goes from upload to a lighter ZIP and a preview', async () => {
    const ana = await as('ana');
    const creative = await ana.uploadCreative(new File(['x'.repeat(2048)], 'banner.zip'));
    expect(creative).toMatchObject({ filename: 'banner.zip', bytes: 2048, size: 2, job: null });
    expect(await ana.getCreative(creative.id)).toMatchObject({
      ...creative,
      inventory: fixtures.creativeDetail.inventory,
    });
    const order = { preset: 'google-ads', kilobytes: 150 } as const;
    const job = await ana.createCreativeJob(creative.id, order);
    expect(job).toMatchObject({ ...order, target: 0.98, status: 'queued' });
    expect(await ana.createCreativeJob(creative.id, order)).toEqual(job);
    const seen = [];
    for (let look = 0; look < 3; look++) seen.push((await ana.listCreativeJobs(creative.id))[0]?.status);
    expect(seen).toEqual(['queued', 'running', 'completed']);
    const { result } = await ana.getCreativeJob(creative.id, job.id);
    expect(result).toEqual(fixtures.creativeResult);
    expect((await ana.listCreatives())[0]).toMatchObject({
      job: { id: job.id, status: 'completed', bytes: fixtures.creativeResult.after.bytes },
    });
    expect((await ana.getLightCreativeBlob(creative.id, job.id)).type).toBe('application/zip');
    expect((await ana.getCreativeBlob(creative.id)).type).toBe('application/zip');
    const preview = await ana.previewCreative(creative.id, { job: job.id });
    expect(preview.url).toContain('/creative-preview/');
    expect(await failureOf(ana.previewCreative(creative.id, { job: 1 }))).toMatchObject({ status: 404 });
  });

  it('is refused when it is empty', async () => {
    expect(await failureOf((await as('ana')).uploadCreative(new File([], 'banner.zip')))).toMatchObject({
      status: 415,
      code: 'creative_empty',
    });
  });

  it('is refused when it is no ZIP', async () => {
    const picture = new File(['x'], 'banner.png', { type: 'image/png' });
    expect(await failureOf((await as('ana')).uploadCreative(picture))).toMatchObject({
      status: 415,
      code: 'creative_not_a_zip',
    });
  });

  it('has jobs that can be cancelled and run again', async () => {
    const ana = await as('ana');
    const id = fixtures.creative.id;
    const job = await ana.createCreativeJob(id, {});
    expect(await ana.cancelCreativeJob(id, job.id)).toMatchObject({ status: 'cancelled' });
    expect(await failureOf(ana.cancelCreativeJob(id, job.id))).toMatchObject({ status: 409 });
    expect(await ana.retryCreativeJob(id, job.id)).toMatchObject({ target: 0.98, status: 'queued' });
    expect(await failureOf(ana.retryCreativeJob(id, fixtures.creativeJob.id))).toMatchObject({ status: 409 });
    expect(await failureOf(ana.getLightCreativeBlob(id, job.id))).toMatchObject({ status: 404 });
  });
});

describe('the guard', () => {
  it('turns strangers away, but not from what is public', async () => {
    const { client } = visitor();
    expect(await failureOf(client.getUser())).toMatchObject({ status: 401, message: 'Please sign in.' });
    expect(await client.forgotPassword('nobody@example.org')).toBe('Reset code sent. Check your inbox.');
  });

  it('keeps rights apart', async () => {
    const [dana, ben, finn] = await Promise.all([as('dana'), as('ben'), as('finn')]);
    expect(await failureOf(dana.listMembers(3))).toMatchObject({ status: 403 });
    expect(await failureOf(dana.listPendingOrganizations())).toMatchObject({ status: 403 });
    expect(await failureOf(ben.listImages())).toMatchObject({ status: 403 });
    expect(await failureOf(finn.listCampaigns())).toMatchObject({ status: 403 });
    expect(await dana.listCampaigns()).toHaveLength(2);
  });
});

describe('what the mock refuses', () => {
  const ask = async (path: string, init?: RequestInit) => {
    const answer = await fetch(`https://leaf.test/api${path}`, init);
    const body: Record<string, unknown> = JSON.parse(await answer.text());
    return { status: answer.status, body };
  };

  it('no address that is not of the contract', async () => {
    expect(await ask('/nothing')).toMatchObject({ status: 404, body: { code: 'nothing_here' } });
    expect(await ask('/campaigns', { method: 'DELETE' })).toMatchObject({ body: { code: 'nothing_here' } });
  });

  it('carries the code and the sentence of the server', async () => {
    const ben = await as('ben');
    const { token } = await ask('/login', {
      method: 'POST',
      body: JSON.stringify({ email: 'ben@example.org', password: MOCK_PASSWORD }),
    }).then(({ body }) => body);
    expect(await ask('/campaigns', { headers: { Authorization: `Bearer ${token}` } })).toEqual({
      status: 403,
      body: {
        code: 'org_must_approve',
        detail: 'An admin of Northwind Media has to approve you first.',
        params: { name: 'Northwind Media' },
      },
    });
    expect(await failureOf(ben.listMembers(3))).toMatchObject({
      message: 'You must be an admin to manage the organization.',
    });
  });
});

describe('a mock of one’s own', () => {
  it('starts with other things and goes back to them', async () => {
    api = createMockApi({ state: { campaigns: [] } });
    server.use(...api.handlers);
    const ana = await as('ana');
    await ana.createCampaign(schemas.NewCampaign);
    expect(api.state.campaigns).toHaveLength(1);
    api.reset();
    expect(await ana.listCampaigns()).toEqual([]);
  });

  it('computes rows by the model', async () => {
    const ana = await as('ana');
    const sent = { ...schemas.NewDeliveryRow, name: ' Video ' };
    const { trace: _, ...computed } = deliveryEmissions(schemas.NewDeliveryRow as DeliveryInput);
    const row = await ana.createRow('delivery', 12, sent);
    expect(row).toMatchObject({ ...computed, name: 'Video' });
    expect(await ana.listRows('delivery', 12)).toContainEqual(row);
    expect(await failureOf(ana.createRow('delivery', 12, { ...sent, country: 'Atlantis' }))).toMatchObject({
      status: 422,
      code: 'invalid_input',
      fieldErrors: [{ path: 'country', code: 'unknown_country' }],
    });
  });

  it('never changes the fixtures', async () => {
    const ana = await as('ana');
    await ana.deleteRow('storage', 12, 1);
    await ana.listJobs(5);
    expect(fixtures.rows.storage).toHaveLength(1);
    expect(fixtures.runningJob.status).toBe('running');
  });

  it('answers one call otherwise', async () => {
    server.use(
      typedHttp.get('/campaigns', ({ answer }) =>
        answer.problem('unavailable', undefined, { retryAfter: 9 }),
      ),
      typedHttp.get('/images', ({ answer }) => answer.connectionFailure()),
    );
    const ana = await as('ana');
    expect(await failureOf(ana.listCampaigns())).toMatchObject({
      message: 'The service is not available right now. Please try again.',
      retryAfterSeconds: 9,
    });
    expect(await failureOf(ana.listImages())).toMatchObject({ kind: 'network' });
  });
});
