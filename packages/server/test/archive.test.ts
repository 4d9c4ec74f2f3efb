import { mkdtemp, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { pack } from 'tar-stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exportArchive } from '../src/archive/export.ts';
import { ArchiveError, listTables } from '../src/archive/format.ts';
import { importArchive } from '../src/archive/import.ts';
import type { Db } from '../src/db/open.ts';
import { diskObjects } from '../src/platform/objects/disk.ts';
import { emptyDatabase, emptyEmbedded, type Harness, startHarness } from './harness.ts';
import { PASSWORD, type Person } from './make.ts';
import { drawing } from './pictures.ts';

let source: Harness;
let dir: string;
let file: string;
let admin: Person;
let image: number;
/** A database without tables, which every refusal leaves without rows. */
let empty: Awaited<ReturnType<typeof emptyDatabase>>;
const picture = drawing(7);

const named = (name: string) => join(dir, name);
const store = (name: string) => diskObjects(named(name));

/** Every row of every table, as text that both engines write alike. */
async function allRows(db: Db): Promise<Record<string, string[]>> {
  const tables = await listTables(db);
  const lists = tables.map(async (table) => {
    const { rows } = await sql<{ line: string }>`
      select to_jsonb(t)::text as line from ${sql.table(table)} t order by 1`.execute(db);
    return [table, rows.map(({ line }) => line)] as const;
  });
  return Object.fromEntries(await Promise.all(lists));
}

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'leaf-archive-'));
  file = named('leaf.tar');
  empty = await emptyDatabase();
  source = await startHarness({}, { works: false });
  const { org, admin: owner } = await source.make.company({ name: 'Ümläut & “Söhne” \\ 🌿' });
  admin = owner;
  await source.make.person({ org, membership: 'pending' });
  const { token } = admin;
  const upload = await source.call('uploadImage', { token, file: { name: 'a.png', bytes: picture } });
  image = upload.body.data.id;
  const body = { mode: 'lean', images: [image], target: null };
  await source.call('createJob', { token, params: { id: image }, body });
  const campaign = { name: 'Kept', description: 'a\nb\t"c"', version: 'gmsf1.2' };
  const { body: made } = await source.call('createCampaign', { token, body: campaign });
  const storage = { name: 'S', payload: 0.1, ssd_copies: 3, hdd_copies: 0, lto_copies: 0, cloud_copies: 0 };
  for (let row = 0; row < 3; row += 1)
    await source.call('createStorage', { token, params: { id: made.data.id }, body: storage });
  // More than one batch of one table; its details are JSON in JSON.
  await sql`
    insert into audit_log (target, action, detail)
    select 'evt_' || n, 'test', jsonb_build_object('n', n, 'text', 'line' || chr(10) || '"')
    from generate_series(1, 1203) n`.execute(source.services.db);
  // The newest id of all is deleted: it may not come back.
  const gone = await source.call('createCampaign', { token, body: { ...campaign, name: 'Gone' } });
  await source.call('deleteCampaign', { token, params: { id: gone.body.data.id } });
  await exportArchive(source.services, file, new Date());
}, 120_000);
afterAll(async () => {
  await source.stop();
  await empty.database.close();
  await empty.drop();
  await rm(dir, { recursive: true, force: true });
});

const rounds: [string, () => ReturnType<typeof emptyDatabase>][] = [
  ['the embedded database', async () => ({ database: await emptyEmbedded(), drop: async () => undefined })],
  ...(process.env.TEST_DATABASE_URL
    ? ([['PostgreSQL', emptyDatabase]] as [string, typeof emptyDatabase][])
    : []),
];

describe.each(rounds)('an archive taken in by %s', (engine, open) => {
  it('holds every row, id and picture, and its people can sign in', { timeout: 120_000 }, async () => {
    const { database, drop } = await open();
    const before = await allRows(source.services.db);
    const tally = await importArchive({ db: database.db, objects: store(`${engine} objects`) }, file);
    expect(tally).toMatchObject({ rows: Object.values(before).flat().length, objects: 1, missing: [] });
    expect(await allRows(database.db)).toEqual(before);

    const target = await startHarness({ DATA_DIR: named(engine) }, { database, works: false });
    const objects = store(`${engine} objects`);
    const { object_key } = await database.db
      .selectFrom('image')
      .select('object_key')
      .executeTakeFirstOrThrow();
    expect(await objects.read(object_key)).toEqual(picture);
    const body = { email: admin.email, password: PASSWORD };
    const { body: session } = await target.call('logIn', { body });
    const { token } = session;
    expect((await target.call('getUser', { token })).body.email).toBe(admin.email);
    expect((await target.call('getUser', { token: admin.token })).status).toBe(200);
    const campaign = { name: 'New', description: null, version: 'gmsf1.2' };
    const made = await target.call('createCampaign', { token, body: campaign });
    expect(made.body.data.id).toBe(3);
    await target.stop();
    await drop();
  });
});

describe('an export', () => {
  it('is for its owner only, and overwrites nothing', async () => {
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    await expect(exportArchive(source.services, file, new Date())).rejects.toThrow('is there already');
  });

  it('of a new database is refused and leaves no file', async () => {
    const target = { db: empty.database.db, objects: store('none') };
    await expect(exportArchive(target, named('none.tar'), new Date())).rejects.toThrow('nothing to export');
    await expect(stat(named('none.tar.partial'))).rejects.toThrow('ENOENT');
  });

  it('names the pictures that are not there', async () => {
    const bare = { db: source.services.db, objects: store('bare') };
    const tally = await exportArchive(bare, named('bare.tar'), new Date());
    expect(tally).toMatchObject({ objects: 0 });
    expect(tally.missing).toHaveLength(1);
  });
});

describe('an import', () => {
  const archiveOf = async (name: string, entries: [string, string][]): Promise<string> => {
    const tar = pack();
    for (const [entry, body] of entries) tar.entry({ name: entry }, body);
    tar.finalize();
    await writeFile(named(name), tar);
    return named(name);
  };
  const manifest = (migrations: string[], format = 1) =>
    JSON.stringify({ format, created_at: '2026-01-01T00:00:00.000Z', migrations });
  const end = JSON.stringify({ sequences: [], rows: 1, objects: 0 });

  const faults: [string, () => Promise<string>, RegExp][] = [
    ['no file', async () => named('nowhere.tar'), /cannot be read/],
    ['no archive', async () => archiveOf('other.tar', [['a.txt', 'a']]), /no archive this release can read/],
    [
      'of another form',
      async () => archiveOf('form.tar', [['leaf.json', manifest(['0001-start'], 2)]]),
      /no archive this release can read/,
    ],
    [
      'of a newer release',
      async () => archiveOf('newer.tar', [['leaf.json', manifest(['0001-start', '9999-later'])]]),
      /newer release/,
    ],
    [
      'without its end',
      async () => archiveOf('endless.tar', [['leaf.json', manifest(['0001-start'])]]),
      /cut off/,
    ],
    [
      'short of a row',
      async () =>
        archiveOf('short.tar', [
          ['leaf.json', manifest(['0001-start'])],
          ['end.json', end],
        ]),
      /does not hold what it says/,
    ],
    [
      'with a stranger in it',
      async () =>
        archiveOf('strange.tar', [
          ['leaf.json', manifest(['0001-start'])],
          ['rows/pg_class/000001.json', '[]'],
        ]),
      /unknown entry/,
    ],
    [
      'cut in the middle',
      async () => {
        await writeFile(named('cut.tar'), await readFile(file));
        await truncate(named('cut.tar'), Math.floor((await stat(file)).size / 2));
        return named('cut.tar');
      },
      /cut off/,
    ],
  ];

  it.each(faults)('refuses what is %s, and stays empty', async (_what, make, sentence) => {
    const target = { db: empty.database.db, objects: store('refused') };
    const broken = await make();
    const refusal = importArchive(target, broken);
    await expect(refusal).rejects.toThrow(ArchiveError);
    await expect(refusal).rejects.toThrow(sentence);
    const left = await allRows(empty.database.db);
    expect(Object.values(left).flat()).toEqual([]);
  });

  it('refuses a picture that changed on the way', async () => {
    const bytes = await readFile(file);
    const at = bytes.indexOf(picture.subarray(0, 64));
    bytes[at + 50] = (bytes[at + 50] ?? 0) ^ 1;
    await writeFile(named('bent.tar'), bytes);
    const target = { db: empty.database.db, objects: store('bent') };
    await expect(importArchive(target, named('bent.tar'))).rejects.toThrow(/picture .+ is damaged/);
  });

  it('refuses a system that has rows', async () => {
    const target = { db: source.services.db, objects: store('full') };
    await expect(importArchive(target, file)).rejects.toThrow('not empty');
    expect(await source.call('getUser', { token: admin.token })).toMatchObject({ status: 200 });
  });
});
