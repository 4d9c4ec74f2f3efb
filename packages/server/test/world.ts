import { type ImageInfo, type Optimiser, OptimiserError } from '@leaf/optimiser';
import type { Services } from '../src/core/services.ts';
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

/** Stands in where pictures are beside the point: every upload is one, no job succeeds, no process is started. */
export const idleOptimiser: Optimiser = {
  inspect: async (bytes) => ({ ...info, bytes: bytes.length }),
  optimise: async () => {
    throw new OptimiserError('unsupported', 'Not now.');
  },
  close: async () => undefined,
  pids: { jobs: undefined, uploads: [] },
};

const zero = { total_emissions: 0, factors_version: 'test' };

async function addRows({ db }: Services, campaign_id: number) {
  const base = { campaign_id, name: 'Row', ...zero };
  const id = { returning: 'id' } as const;
  const storage = await db
    .insertInto('storage_row')
    .values({
      ...base,
      payload: 1,
      ssd_copies: 0,
      hdd_copies: 0,
      lto_copies: 0,
      cloud_copies: 0,
      ssd_emissions: 0,
      hdd_emissions: 0,
      lto_emissions: 0,
      cloud_emissions: 0,
    })
    .returning(id.returning)
    .executeTakeFirstOrThrow();
  const selection = await db
    .insertInto('selection_row')
    .values({
      ...base,
      level: 1,
      country: 'Germany',
      region: 'Europe',
      impressions: 1,
      buy_type: 'direct',
      usephase_server_emissions: 0,
      usephase_network_emissions: 0,
      embodied_server_emissions: 0,
      embodied_network_emissions: 0,
    })
    .returning(id.returning)
    .executeTakeFirstOrThrow();
  const delivery = await db
    .insertInto('delivery_row')
    .values({
      ...base,
      level: 3,
      country: 'Germany',
      fixed_ratio: 0.5,
      mobile_ratio: 0.5,
      payload: 1,
      impressions: 1,
      usephase_mobile_network_emissions: 0,
      usephase_fixed_network_emissions: 0,
      usephase_cdn_emissions: 0,
      embodied_mobile_network_emissions: 0,
      embodied_fixed_network_emissions: 0,
      embodied_cdn_emissions: 0,
    })
    .returning(id.returning)
    .executeTakeFirstOrThrow();
  const consumption = await db
    .insertInto('consumption_row')
    .values({
      ...base,
      level: 0,
      country: 'Germany',
      device_type: 'mixed',
      impressions: 1,
      placement_type: 'display',
      usephase_device_emissions: 0,
      embodied_device_emissions: 0,
    })
    .returning(id.returning)
    .executeTakeFirstOrThrow();
  return { storage: storage.id, selection: selection.id, delivery: delivery.id, consumption: consumption.id };
}

async function addImage({ db, objects }: Services, org_id: number) {
  const object_key = `test/${org_id}.png`;
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

/** What calls are about: things of an organization, and people in it. */
async function addThings(services: Services, org_id: number, created_by: number) {
  const campaign = await services.db
    .insertInto('campaign')
    .values({ org_id, name: 'Campaign', version: 'gmsf1.2', created_by })
    .returning('id')
    .executeTakeFirstOrThrow();
  return {
    campaign: campaign.id,
    rows: await addRows(services, campaign.id),
    ...(await addImage(services, org_id)),
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
    ...(await addThings(services, org.id, owner.id)),
  };
}
