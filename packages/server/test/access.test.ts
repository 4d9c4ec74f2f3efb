import { type OperationId, ofRowOperations, refusals } from '@leaf/api-client/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refusalActions } from '../src/core/securityEvents.ts';
import { operationFacts, readSpecification } from '../src/core/specification.ts';
import { calls } from './calls.ts';
import { type Harness, startHarness } from './harness.ts';
import { idleOptimiser, type Kind, kinds, lookAt, makeWorld, type World } from './world.ts';

/**
 * The expected status for each kind of caller. The columns are those of `kinds`: nobody, unverified, in no
 * organization, pending, member, admin, admin of another organization, admin of one not approved yet, admin
 * of one without a plan, platform admin. Calls that name an object have two lines: about the caller's own (or
 * that of the organization they wait for; `-`: there is none), and about another's.
 */
type Line = string | { own: string; foreign: string };

const tool = '401 403 403 403 200 200 200 403 402 403';
const toolCreates = '401 403 403 403 201 201 201 403 402 403';
const foreignThing = '401 403 403 403 404 404 404 403 402 403';
const reads: Line = { own: '-   -   -   403 200 200 200 403 402 -', foreign: foreignThing };
const creates: Line = { own: '-   -   -   403 201 201 201 403 402 -', foreign: foreignThing };
const deletes: Line = { own: '-   -   -   403 204 204 204 403 402 -', foreign: foreignThing };
const foreignOrganization = '401 403 403 403 403 404 404 404 404 403';
const administers: Line = { own: '-   -   -   403 403 200 200 200 200 -', foreign: foreignOrganization };
const operates = '401 403 403 403 403 403 403 403 403 200';
const changes: Line = { own: '-   -   -   403 200 200 200 403 402 -', foreign: foreignThing };
const everyone = (status: number) => kinds.map(() => status).join(' ');

const expected: Record<OperationId, Line> = {
  logIn: '401 200 200 200 200 200 200 200 200 200',
  logOut: '401 204 204 204 204 204 204 204 204 204',
  signUp: everyone(201),
  getUser: '401 200 200 200 200 200 200 200 200 200',
  requestToJoin: {
    own: '-   403 200 200 409 409 409 409 409 200',
    foreign: '401 403 403 403 403 403 403 403 403 403',
  },
  activate: everyone(400),
  resendActivation: everyone(200),
  forgotPassword: everyone(200),
  resetPassword: everyone(400),
  listOrganizations: '401 403 200 200 200 200 200 200 200 200',
  createOrganization: '401 403 201 201 409 409 409 409 409 201',
  renameOrganization: administers,
  deleteOrganization: { own: '-   -   -   403 403 204 204 204 204 -', foreign: foreignOrganization },
  listMembers: administers,
  removeMember: administers,
  validateMember: administers,
  listPendingOrganizations: operates,
  validateOrganization: operates,
  listKeys: administers,
  createKey: { own: '-   -   -   403 403 201 201 201 201 -', foreign: foreignOrganization },
  rotateKey: { own: '-   -   -   403 403 201 201 201 201 -', foreign: foreignOrganization },
  revokeKey: { own: '-   -   -   403 403 204 204 204 204 -', foreign: foreignOrganization },
  createEmbedToken: '401 403 403 403 403 403 403 403 403 403',
  getBillingPortal: '401 403 403 403 403 200 200 409 409 403',
  createCheckout: '401 403 403 403 409 409 409 403 200 403',
  getUsage: '401 403 403 403 200 200 200 403 200 403',
  listCampaigns: tool,
  createCampaign: toolCreates,
  updateCampaign: changes,
  deleteCampaign: deletes,
  restoreCampaign: changes,
  duplicateCampaign: creates,
  ...ofRowOperations((kind) => ({ list: reads, create: creates, update: changes, delete: deletes })[kind]),
  restoreRow: changes,
  bulkRows: changes,
  listDeletedRows: reads,
  listDeleted: tool,
  getImportMapping: tool,
  putImportMapping: tool,
  getGeos: tool,
  getBenchmarks: tool,
  estimate: everyone(200),
  listImages: tool,
  uploadImage: toolCreates,
  getImage: reads,
  getThumbnail: reads,
  getImageInfo: reads,
  deleteImage: deletes,
  restoreImage: changes,
  bulkImages: changes,
  createSizes: creates,
  listJobs: reads,
  listOutcomes: tool,
  chooseFiles: changes,
  followJobs: tool,
  listJobSettings: tool,
  createJobSettings: toolCreates,
  updateJobSettings: changes,
  deleteJobSettings: deletes,
  createJob: creates,
  getJob: reads,
  cancelJob: reads,
  retryJob: creates,
  listAskedPoints: reads,
  listImageRows: reads,
  askForPoint: creates,
  getProcessedImage: reads,
  getImageZip: reads,
  listCreatives: tool,
  uploadCreative: toolCreates,
  getCreative: reads,
  deleteCreative: deletes,
  restoreCreative: changes,
  getCreativeFile: reads,
  previewCreative: changes,
  listCreativeJobs: reads,
  createCreativeJob: creates,
  getCreativeJob: reads,
  cancelCreativeJob: changes,
  retryCreativeJob: creates,
  getLightCreative: reads,
};

/** One square of the table. */
type Cell = { kind: Kind; whose: 'own' | 'foreign'; status: number };

function cellsOf(line: Line): Cell[] {
  const lines: { own?: string; foreign: string } = typeof line === 'string' ? { foreign: line } : line;
  return (['own', 'foreign'] as const).flatMap((whose) =>
    (lines[whose]?.split(/ +/) ?? []).flatMap((status, column) => {
      const kind = kinds[column];
      return status === '-' || !kind ? [] : [{ kind, whose, status: Number(status) }];
    }),
  );
}

const TABLES =
  'app_user sign_up auth_code code_guess organization membership_event subscription campaign storage_row selection_row delivery_row consumption_row deleted_row import_mapping image image_job processed_image creative light_creative api_key embed_token idempotency_key audit_log'.split(
    ' ',
  );

let h: Harness;
beforeAll(async () => {
  h = await startHarness({ RATE_LIMIT_SCALE: '10000' }, { optimiser: idleOptimiser, works: false });
});
afterAll(() => h.stop());

/** The content of every table except the record of the refusals; unchanged by a refused call. */
async function everything(): Promise<string> {
  const parts = TABLES.map(
    (table) => sql`select ${sql.lit(table)} as name, t::text as line from ${sql.table(table)} t
      where to_jsonb(t)->>'action' is null or not (to_jsonb(t)->>'action' = any(${sql.lit(`{${refusalActions}}`)}::text[]))`,
  );
  const { rows } = await sql<{ all: string }>`
    select md5(string_agg(name || line, '' order by name, line)) as all
    from (${sql.join(parts, sql` union all `)}) lines`.execute(h.services.db);
  return rows[0]?.all ?? '';
}

const facts = operationFacts(readSpecification());
const operations = Object.keys(expected) as OperationId[];
/** The organizations of the kinds, each by its admin; the others use that of `admin`. */
const homes: Partial<Record<Kind, Exclude<Kind, 'nobody'>>> = {
  otherAdmin: 'otherAdmin',
  unapprovedAdmin: 'unapprovedAdmin',
  unpaidAdmin: 'unpaidAdmin',
};
const insiders = new Set<Kind>(['pending', 'member', 'admin']);

type Views = { world: World; at: Record<string, World> };

/** What each kind of caller sees of its own and of another organization. */
async function makeViews(owners: Iterable<Exclude<Kind, 'nobody'>>): Promise<Views> {
  const world = await makeWorld(h.services, h.make);
  const at: Record<string, World> = {};
  for (const owner of new Set(owners))
    at[owner] = await lookAt(h.services, h.make, world, world.people[owner]);
  return { world, at };
}

/** The owner of the objects in a cell. */
const ownerOf = ({ kind, whose }: Cell): Exclude<Kind, 'nobody'> =>
  whose === 'own' ? (homes[kind] ?? 'admin') : insiders.has(kind) ? 'otherAdmin' : 'admin';

/** The status of every refusal. */
const statusOf = new Map<string, number>(
  Object.entries(refusals).map(([code, { status }]) => [code, status]),
);

async function answer(operation: OperationId, cell: Cell, { world, at }: Views): Promise<number> {
  const caller = cell.kind === 'nobody' ? null : world.people[cell.kind];
  // This call is about a user, the caller or somebody else, and asks an organization that is approved.
  const joins = operation === 'requestToJoin';
  const options = calls[operation].good((joins ? undefined : at[ownerOf(cell)]) ?? world, caller);
  if (joins && cell.whose === 'foreign') options.params = { id: (caller?.id ?? 0) + 1 };
  const { status, body } = await h.call(operation, { ...options, token: caller?.token ?? null });
  if (status >= 400) {
    expect(body.detail).toMatch(/^[A-Z].+[.]$/);
    expect(statusOf.get(body.code), body.code).toBe(status);
  }
  return status;
}

const shown = (cells: [Cell, number][]) =>
  Object.fromEntries(cells.map(([{ kind, whose }, status]) => [`${kind}, ${whose}`, status]));

/** A call that is made in each cell is answered as the table says. */
async function expectAnswers(cells: readonly Cell[], ask: (cell: Cell) => Promise<number>): Promise<void> {
  const answered: [Cell, number][] = [];
  for (const cell of cells) answered.push([cell, await ask(cell)]);
  expect(shown(answered)).toEqual(shown(cells.map((cell) => [cell, cell.status])));
}

/** A checkout begins with a GET, which makes a session. */
const onlyReads = (operation: OperationId) =>
  facts.get(operation)?.method === 'GET' && operation !== 'createCheckout';
const isRefused = ({ status }: Cell) => status >= 400;

/** The operations with the cells that are wanted, if they have any. */
const withCells = (wanted: (cell: Cell, operation: OperationId) => boolean): [OperationId, Cell[]][] =>
  operations
    .map((operation): [OperationId, Cell[]] => [
      operation,
      cellsOf(expected[operation]).filter((cell) => wanted(cell, operation)),
    ])
    .filter(([, cells]) => cells.length > 0);

describe('who may call what', () => {
  let views: Views;
  beforeAll(async () => {
    views = await makeViews(['admin', 'otherAdmin', 'unapprovedAdmin', 'unpaidAdmin']);
  });

  it.each(withCells((_cell, operation) => onlyReads(operation)))('%s', (operation, cells) =>
    expectAnswers(cells, (cell) => answer(operation, cell, views)),
  );

  // Before the granted calls: these compare whole tables, and each of those adds a world to them.
  it.each(withCells((cell, operation) => !onlyReads(operation) && isRefused(cell)))(
    '%s, refused without an effect',
    async (operation, cells) => {
      const before = await everything();
      await expectAnswers(cells, (cell) => answer(operation, cell, views));
      expect(await everything(), 'a refused call changed something').toBe(before);
    },
  );

  it.each(withCells((cell, operation) => !onlyReads(operation) && !isRefused(cell)))(
    '%s, granted',
    (operation, cells) =>
      expectAnswers(cells, async (cell) => answer(operation, cell, await makeViews([ownerOf(cell)]))),
  );

  it.each(operations.filter((operation) => calls[operation].bad))(
    '%s, refused where it breaks a rule of the contract',
    async (operation) => {
      const { admin, operator } = views.world.people;
      const options = calls[operation].bad?.(views.world);
      const kind = expected[operation] === operates ? operator : admin;
      const { status, body } = await h.call(operation, { ...options, token: kind.token });
      expect(status).toBe(422);
      expect(body.errors.length).toBeGreaterThan(0);
      for (const { message } of body.errors) expect(message).toMatch(/^[A-Z].+[.]$/);
    },
  );
});
