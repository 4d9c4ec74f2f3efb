import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OperationId } from '../src/http/guards.ts';
import { operationFacts, readSpecification } from '../src/http/specification.ts';
import { calls } from './calls.ts';
import { type Harness, startHarness } from './harness.ts';
import { idleOptimiser, type Kind, kinds, makeWorld, type World } from './world.ts';

/**
 * Who gets which answer, about the things of the organization that `admin` and `member` belong to. The columns are
 * those of `kinds`: nobody, unverified, in no organization, pending, member, admin, admin of another organization,
 * admin of one not approved yet, admin of one without a plan, platform admin.
 */
const tool = '401 403 403 403 200 200 200 403 402 403';
const toolCreates = '401 403 403 403 201 201 201 403 402 403';
const own = '401 403 403 403 200 200 404 403 402 403';
const ownCreates = '401 403 403 403 201 201 404 403 402 403';
const ownDeletes = '401 403 403 403 204 204 404 403 402 403';
const administers = '401 403 403 403 403 200 404 404 404 403';
const operates = '401 403 403 403 403 403 403 403 403 200';
const everyone = (status: number) => kinds.map(() => status).join(' ');

const expected: Record<OperationId, string> = {
  logIn: '401 200 200 200 200 200 200 200 200 200',
  logOut: '401 204 204 204 204 204 204 204 204 204',
  signUp: everyone(201),
  getUser: '401 200 200 200 200 200 200 200 200 200',
  requestToJoin: '401 403 200 200 409 409 409 409 409 200',
  activate: everyone(400),
  resendActivation: everyone(200),
  forgotPassword: everyone(200),
  resetPassword: everyone(400),
  listOrganizations: '401 403 200 200 200 200 200 200 200 200',
  createOrganization: '401 403 201 201 409 409 409 409 409 201',
  renameOrganization: administers,
  deleteOrganization: administers.replace('200', '204'),
  listMembers: administers,
  removeMember: administers,
  validateMember: administers,
  listPendingOrganizations: operates,
  validateOrganization: operates,
  getBillingPortal: '401 403 403 403 403 200 200 409 409 403',
  createCheckout: '401 403 403 403 409 409 409 403 200 403',
  listCampaigns: tool,
  createCampaign: toolCreates,
  deleteCampaign: ownDeletes,
  listStorages: own,
  createStorage: ownCreates,
  deleteStorage: ownDeletes,
  listSelections: own,
  createSelection: ownCreates,
  deleteSelection: ownDeletes,
  listDeliveries: own,
  createDelivery: ownCreates,
  deleteDelivery: ownDeletes,
  listConsumptions: own,
  createConsumption: ownCreates,
  deleteConsumption: ownDeletes,
  getGeos: tool,
  getBenchmarks: tool,
  listImages: tool,
  uploadImage: toolCreates,
  getImage: own,
  getImageInfo: own,
  deleteImage: ownDeletes,
  listJobs: own,
  createJob: ownCreates,
  getJob: own,
  cancelJob: own,
  retryJob: ownCreates,
  getProcessedImage: own,
};

const TABLES =
  'app_user auth_code organization membership_event subscription campaign storage_row selection_row delivery_row consumption_row image image_job processed_image idempotency_key audit_log'.split(
    ' ',
  );

let h: Harness;
beforeAll(async () => {
  h = await startHarness({ RATE_LIMIT_SCALE: '10000' }, { optimiser: idleOptimiser, works: false });
});
afterAll(() => h.stop());

/** What stands in every table; equal before and after a refused call. */
async function everything(): Promise<string> {
  const parts = TABLES.map(
    (table) => sql`select ${sql.lit(table)} as name, t::text as line from ${sql.table(table)} t`,
  );
  const { rows } = await sql<{ all: string }>`
    select md5(string_agg(name || line, '' order by name, line)) as all
    from (${sql.join(parts, sql` union all `)}) lines`.execute(h.services.db);
  return rows[0]?.all ?? '';
}

const personOf = (world: World, kind: Kind) => (kind === 'nobody' ? null : world.people[kind]);
const reads = new Set(
  [...operationFacts(readSpecification())].filter(([, { method }]) => method === 'GET').map(([id]) => id),
);
const operations = Object.keys(expected) as OperationId[];

describe('who may call what', () => {
  it.each(operations)('%s', async (operation) => {
    const statuses = expected[operation].split(' ').map(Number);
    const answered: Record<string, number> = {};
    let world = await makeWorld(h.services, h.make);
    for (const [index, kind] of kinds.entries()) {
      const person = personOf(world, kind);
      const refused = (statuses[index] ?? 0) >= 400;
      const watch = refused && !reads.has(operation);
      const before = watch ? await everything() : '';
      const answer = await h.call(operation, {
        ...calls[operation].good(world, person),
        token: person?.token ?? null,
      });
      answered[kind] = answer.status;
      if (refused) expect(answer.body.detail).toMatch(/^[A-Z].+[.]$/);
      if (watch) expect(await everything(), `${operation} by ${kind} changed something`).toBe(before);
      if (!refused && !reads.has(operation)) world = await makeWorld(h.services, h.make);
    }
    expect(answered).toEqual(Object.fromEntries(kinds.map((kind, index) => [kind, statuses[index]])));
  });

  it('nobody may change another user', async () => {
    const { people, org } = await makeWorld(h.services, h.make);
    const answer = await h.call('requestToJoin', {
      token: people.homeless.token,
      params: { id: people.pending.id },
      body: { organization_id: org.id },
    });
    expect(answer.status).toBe(403);
  });
});

describe('a call that breaks a rule of the contract', () => {
  it.each(operations.filter((operation) => calls[operation].bad))('%s', async (operation) => {
    const world = await makeWorld(h.services, h.make);
    const { admin, operator } = world.people;
    const options = calls[operation].bad?.(world);
    const kind = expected[operation] === operates ? operator : admin;
    const answer = await h.call(operation, { ...options, token: kind.token });
    expect(answer.status).toBe(422);
    expect(answer.body.errors.length).toBeGreaterThan(0);
    for (const { message } of answer.body.errors) expect(message).toMatch(/^[A-Z].+[.]$/);
  });
});
