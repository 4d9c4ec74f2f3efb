import type { OperationId } from '@leaf/api-client/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Answer, type CallOptions, type Harness, startHarness } from './harness.ts';
import type { Person } from './make.ts';

let leaf: Harness;
let admin: Person;
let operator: Person;
let campaign: number;
let image: number;

const names = ['Alder', 'beech', 'Cedar', 'dogwood', 'Elm'];

beforeAll(async () => {
  leaf = await startHarness();
  const { db } = leaf.services;
  const made = await leaf.make.company({ name: 'Zelkova' });
  admin = made.admin;
  operator = await leaf.make.person({ platformAdmin: true });
  for (const name of names) {
    await leaf.make.organization({ name });
    await leaf.make.organization({ name: `${name} waits`, status: 'pending' });
    await leaf.make.person({ org: made.org, membership: 'pending' });
  }
  // The longest name there may be, as the last of a part.
  await leaf.make.organization({ name: `a${'🌳'.repeat(199)}` });
  const owned = { org_id: made.org.id, created_by: admin.id };
  const campaigns = await db
    .insertInto('campaign')
    .values(names.map((name) => ({ ...owned, name, version: 'gmsf1.2' as const })))
    .returning('id')
    .execute();
  campaign = campaigns[0]?.id ?? 0;
  const deleted_at = leaf.services.clock();
  await db
    .insertInto('campaign')
    .values(names.map((name) => ({ ...owned, name, version: 'gmsf1.2' as const, deleted_at })))
    .execute();
  const zero = { ssd_emissions: 0, hdd_emissions: 0, lto_emissions: 0, cloud_emissions: 0 };
  const copies = { ssd_copies: 0, hdd_copies: 0, lto_copies: 0, cloud_copies: 0 };
  await db
    .insertInto('storage_row')
    .values(
      names.map((name) => ({
        campaign_id: campaign,
        name,
        payload: 1,
        ...copies,
        ...zero,
        total_emissions: 0,
        factors_version: 'test',
      })),
    )
    .execute();
  const picture = { sha256: '0'.repeat(64), bytes: 1, width: 1, height: 1, bit_depth: 8, has_alpha: false };
  const images = await db
    .insertInto('image')
    .values(
      names.map((filename) => ({
        ...owned,
        ...picture,
        filename,
        object_key: `test/${filename}`,
        format: 'PNG' as const,
        color_space: 'sRGB',
      })),
    )
    .returning('id')
    .execute();
  image = images[0]?.id ?? 0;
  await db
    .insertInto('image_job')
    .values(
      names.map((_name, target) => ({
        image_id: image,
        mode: 'file_size' as const,
        target: target + 1,
        created_by: admin.id,
      })),
    )
    .execute();
});
afterAll(() => leaf.stop());

/** Where the next part is, as the header says. */
const cursorOf = ({ headers }: Answer): string | undefined => {
  const [, address = '', relation] = /^<(.+)>; (rel="next")$/.exec(String(headers.link ?? '')) ?? [];
  if (!relation) return undefined;
  return new URL(address, 'http://localhost').searchParams.get('cursor') ?? undefined;
};

const parse = (cursor = ''): unknown[] => JSON.parse(Buffer.from(cursor, 'base64url').toString());
const encode = (parts: readonly unknown[]): string =>
  Buffer.from(JSON.stringify(parts)).toString('base64url');

type List = {
  operation: OperationId;
  entries: (body: Answer['body']) => { id: number }[];
  as?: () => Person;
};
const data = (body: Answer['body']) => body.data;
const lists: List[] = [
  { operation: 'listCampaigns', entries: data },
  { operation: 'listStorages', entries: data },
  { operation: 'listImages', entries: data },
  { operation: 'listJobs', entries: data },
  { operation: 'listDeleted', entries: data },
  { operation: 'listOrganizations', entries: (body) => body.organizations },
  { operation: 'listMembers', entries: (body) => body.users },
  {
    operation: 'listPendingOrganizations',
    entries: (body) => body.pending_organizations,
    as: () => operator,
  },
];

describe.each(lists)('$operation', ({ operation, entries, as = () => admin }) => {
  const ids: Partial<Record<OperationId, () => number>> = {
    listStorages: () => campaign,
    listJobs: () => image,
    listMembers: () => admin.orgId ?? 0,
  };
  const ask = (query: CallOptions['query'] = {}) =>
    leaf.call(operation, { token: as().token, params: { id: ids[operation]?.() ?? 0 }, query });

  test('comes in parts that make the whole, in its order', async () => {
    const whole = await ask();
    expect(whole.headers.link).toBeUndefined();
    const parts: { id: number }[] = [];
    let cursor: string | undefined;
    do {
      const part = await ask({ limit: 2, ...(cursor ? { cursor } : {}) });
      expect(part.status).toBe(200);
      expect(entries(part.body).length).toBeLessThanOrEqual(2);
      parts.push(...entries(part.body));
      cursor = cursorOf(part);
    } while (cursor);
    expect(parts.length).toBeGreaterThanOrEqual(names.length);
    expect(parts).toEqual(entries(whole.body));
  });

  test('names no next part when the last one is full', async () => {
    const whole = await ask();
    const exact = await ask({ limit: entries(whole.body).length });
    expect(exact.headers.link).toBeUndefined();
  });

  const refuses = async (cursor: string) => {
    const { status, body } = await ask({ cursor });
    expect(status).toBe(422);
    expect(body.detail).toBe('The cursor is not one of this list.');
  };
  test.each(['x', 'W10', 'bnVsbA', 'WyJhIiwiYiIsImMiXQ'])('refuses the cursor %s', refuses);

  const wrongIds = [1.5, -1, 2_147_483_648, 1e99];
  const forged = [
    ...wrongIds.flatMap((id) => [[id], ['a', id], [true, 'a', id], [0, 'a', id]]),
    ...[
      ['\0', 1],
      [true, '\0', 1],
      [-8.64e15, 'image', 1],
      [253_402_300_800_000, 'image', 1],
      [9e15, 'image', 1],
    ],
  ].map((key) => [key] as const);
  test.each(forged)('refuses a cursor that was changed to %j', async (key) => {
    const [list] = parse(cursorOf(await ask({ limit: 1 })));
    await refuses(encode([list, ...key]));
  });

  test('refuses the cursor of another list with a key of the same kind', async () => {
    const [, ...key] = parse(cursorOf(await ask({ limit: 1 })));
    await refuses(encode(['/api/elsewhere', ...key]));
  });

  test.each([0, -1, 10_001])('refuses to answer %i entries', async (limit) => {
    expect((await ask({ limit })).status).toBe(422);
  });
});
