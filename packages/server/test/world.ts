import { type Stage, stages } from '@leaf/emissions';
import { type BundleInventory, type ImageInfo, type Optimiser, OptimiserError } from '@leaf/optimiser';
import type { Services } from '../src/core/services.ts';
import type { CampaignScope } from '../src/features/campaigns/repo.ts';
import { type Rows, rows } from '../src/features/campaigns/rows.ts';
import { newRows } from './calls.ts';
import type { Maker, Person } from './make.ts';

/** The kinds of caller there are. `admin` and `member` belong to the organization whose things are called for. */
export const kinds = [
  'nobody',
  'unverified',
  'homeless',
  'pending',
  'member',
  'admin',
  'otherAdmin',
  'unapprovedAdmin',
  'unpaidAdmin',
  'operator',
] as const;
export type Kind = (typeof kinds)[number];

const info: ImageInfo = {
  width: 8,
  height: 8,
  format: 'PNG',
  media_type: 'image/png',
  bytes: 3,
  color_space: 'sRGB',
  bit_depth: 8,
  transparency: false,
  bpp: 0.375,
  megapixels: 0,
};

const none = { requests: 0, bytes: 0, transfer: 0 };
const inventory: BundleInventory = {
  entry: 'index.html',
  entry_sure: true,
  size: { width: 300, height: 250 },
  click: null,
  backup: null,
  files: [{ path: 'index.html', type: 'html', bytes: 3, transfer: 3, load: 'initial', found: 'html' }],
  initial: { requests: 1, bytes: 3, transfer: 3 },
  later: none,
  external: [],
  unused: [],
  missing: [],
};

/** Stands in where pictures are beside the point: every upload is one, no job succeeds, no process is started. */
export const idleOptimiser: Optimiser = {
  inspect: async (bytes) => ({ ...info, bytes: bytes.length }),
  optimise: async () => {
    throw new OptimiserError('unsupported', 'Not now.');
  },
  point: async () => {
    throw new OptimiserError('unsupported', 'Not now.');
  },
  resize: async () => Buffer.from('png'),
  thumbnail: async () => Buffer.from('webp'),
  svg: async () => {
    throw new OptimiserError('unsupported', 'Not now.');
  },
  openBundle: async () => ({ files: [{ path: 'index.html', data: Buffer.from('zip') }], inventory }),
  describeBundle: async () => inventory,
  close: async () => undefined,
  pids: { jobs: undefined, uploads: [] },
};

/** A row of each stage. */
async function addRows(services: Services, scope: CampaignScope) {
  const ids: Partial<Record<Stage, number>> = {};
  for (const stage of stages)
    ids[stage] = (await (rows[stage] as Rows<Stage>).create(services, scope, newRows[stage])).data.id;
  return ids as Record<Stage, number>;
}

async function addImage({ db, objects }: Services, org_id: number, deleted_at: Date | null = null) {
  const object_key = `test/${org_id}${deleted_at ? '-deleted' : ''}.png`;
  await objects.put(object_key, Buffer.from('png'), 'image/png');
  const image = await db
    .insertInto('image')
    .values({
      org_id,
      filename: 'picture.png',
      sha256: '0'.repeat(64),
      object_key,
      bytes: 3,
      width: 8,
      height: 8,
      format: 'PNG',
      color_space: 'sRGB',
      bit_depth: 8,
      has_alpha: false,
      created_by: null,
      deleted_at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const job = async (status: 'running' | 'failed', target: number) => {
    const { id } = await db
      .insertInto('image_job')
      .values({ image_id: image.id, mode: 'file_size', target, status, created_by: null })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  };
  const running = await job('running', 100);
  const failed = await job('failed', 200);
  await db
    .insertInto('processed_image')
    .values({
      image_id: image.id,
      format: 'webp',
      quality: 60,
      object_key,
      bytes: 3,
      sha256: '0'.repeat(64),
      job_id: failed,
    })
    .execute();
  return { image: image.id, running, failed };
}

async function addCreative({ db, objects }: Services, org_id: number, deleted_at: Date | null = null) {
  const object_key = `test/${org_id}${deleted_at ? '-deleted' : ''}.zip`;
  await objects.put(object_key, Buffer.from('zip'), 'application/zip');
  const { files: _, ...facts } = inventory;
  const creative = await db
    .insertInto('creative')
    .values({
      org_id,
      filename: 'banner.zip',
      sha256: '0'.repeat(64),
      object_key,
      bytes: 3,
      facts: JSON.stringify({
        ...{ entry: facts.entry, width: 300, height: 250, file_count: 1, picture_count: 0 },
        ...{ initial: facts.initial, later: facts.later },
      }),
      inventory: JSON.stringify(inventory),
      created_by: null,
      deleted_at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const job = async (status: 'running' | 'failed' | 'completed', target: number) => {
    const { id } = await db
      .insertInto('image_job')
      .values({ creative_id: creative.id, mode: 'creative', target, status, created_by: null })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  };
  const creativeJobs = {
    running: await job('running', 0.95),
    failed: await job('failed', 0.96),
    completed: await job('completed', 0.97),
  };
  const light_key = `test/${org_id}${deleted_at ? '-deleted' : ''}-light.zip`;
  await objects.put(light_key, Buffer.from('zip'), 'application/zip');
  await db
    .insertInto('light_creative')
    .values({
      job_id: creativeJobs.completed,
      creative_id: creative.id,
      object_key: light_key,
      bytes: 3,
      sha256: '0'.repeat(64),
    })
    .execute();
  return { creative: creative.id, creativeJobs };
}

/** What calls are about: things of an organization, and people in it. */
async function addThings(services: Services, org_id: number, created_by: number) {
  const { db, clock } = services;
  const addCampaign = async (deleted_at: Date | null) => {
    const { id } = await db
      .insertInto('campaign')
      .values({ org_id, name: 'Campaign', version: 'gmsf1.2', created_by, deleted_at })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  };
  const campaign = await addCampaign(null);
  const scope = { orgId: org_id, campaignId: campaign };
  const row = await rows.storage.create(services, scope, newRows.storage);
  await rows.storage.remove(services, scope, row.data.id);
  const settings = await db
    .insertInto('job_settings')
    .values({ org_id, name: 'Kept', mode: 'lean' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return {
    campaign,
    settings: settings.id,
    rows: await addRows(services, scope),
    ...(await addImage(services, org_id)),
    ...(await addCreative(services, org_id)),
    /** What can be brought back. */
    deleted: {
      campaign: await addCampaign(clock()),
      row: row.data.id,
      image: (await addImage(services, org_id, clock())).image,
      creative: (await addCreative(services, org_id, clock())).creative,
    },
  };
}

/** Everyone and everything a call can be about: the things of one organization, and all kinds of callers. */
export async function makeWorld(services: Services, make: Maker) {
  const customer = (org: { id: number }) =>
    services.db
      .updateTable('subscription')
      .set({ customer_id: `sandbox_customer_${org.id}` })
      .where('org_id', '=', org.id)
      .execute();
  const { org, admin } = await make.company();
  const other = await make.company();
  await customer(org);
  await customer(other.org);
  const unapproved = await make.company({ status: 'pending', plan: false });
  const unpaid = await make.company({ plan: false });
  const people: Record<Exclude<Kind, 'nobody'>, Person> = {
    unverified: await make.person({ verified: false }),
    homeless: await make.person(),
    pending: await make.person({ org, membership: 'pending' }),
    member: await make.person({ org }),
    admin,
    otherAdmin: other.admin,
    unapprovedAdmin: unapproved.admin,
    unpaidAdmin: unpaid.admin,
    operator: await make.person({ platformAdmin: true }),
  };
  return {
    org,
    unapprovedOrg: unapproved.org,
    people,
    key: (await make.key({ org })).id,
    ...(await addThings(services, org.id, admin.id)),
  };
}

export type World = Awaited<ReturnType<typeof makeWorld>>;

/** The same callers, but the things and the people they name are those of the organization of one of them. */
export async function lookAt(services: Services, make: Maker, world: World, owner: Person): Promise<World> {
  if (owner.orgId === null || owner.orgId === world.org.id) return world;
  const org = { ...world.org, id: owner.orgId };
  const member = await make.person({ org });
  const pending = await make.person({ org, membership: 'pending' });
  return {
    ...world,
    org,
    people: { ...world.people, member, pending },
    key: (await make.key({ org })).id,
    ...(await addThings(services, org.id, owner.id)),
  };
}
