import { lstat, mkdtemp, readdir, readFile, rm, stat, symlink, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { sql } from 'kysely';
import { extract, type Headers, pack } from 'tar-stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exportArchive } from '../src/archive/export.ts';
import {
  ArchiveError,
  digestOf,
  FORMAT,
  listTables,
  type Tally,
  wholeDigest,
} from '../src/archive/format.ts';
import { importArchive } from '../src/archive/import.ts';
import { verifyArchive } from '../src/archive/verify.ts';
import { migrate } from '../src/db/migrate.ts';
import type { Db } from '../src/db/open.ts';
import { claimStore, MARK } from '../src/features/assets/ownership.ts';
import { manyRowsOf } from '../src/features/campaigns/manyRows.ts';
import { UNFINISHED } from '../src/features/usage/deleted.ts';
import { diskObjects } from '../src/platform/objects/disk.ts';
import type { Objects } from '../src/platform/objects/types.ts';
import { emptyDatabase, emptyEmbedded, type Harness, startHarness } from './harness.ts';
import { PASSWORD, type Person } from './make.ts';
import { drawing } from './pictures.ts';

let source: Harness;
let dir: string;
let file: string;
let admin: Person;
let image: number;
let written: Tally;
/** Every row that the archive holds. */
let before: Record<string, string[]>;
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
  before = await allRows(source.services.db);
  // A copy that is still being made.
  const { db } = source.services;
  const { id: copy } = await db
    .insertInto('campaign')
    .values({ org_id: org.id, name: 'Half', version: 'gmsf1.2', created_by: null, deleted_at: UNFINISHED })
    .returning('id')
    .executeTakeFirstOrThrow();
  await manyRowsOf.storage.copy(db, { campaignId: made.data.id, after: 0, most: 2 }, copy);
  written = await exportArchive(source.services, file, new Date());
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
  it('holds every row, id and picture but no session, and its people can sign in', {
    timeout: 120_000,
  }, async () => {
    const { database, drop } = await open();
    const tally = await importArchive({ db: database.db, objects: store(`${engine} objects`) }, file);
    expect(tally).toEqual(written);
    expect(tally).toMatchObject({ rows: Object.values(before).flat().length, objects: 1, missing: [] });
    await database.db.deleteFrom('audit_log').where('action', '=', 'archive.import').execute();
    expect(await allRows(database.db)).toEqual(before);
    expect(await database.db.selectFrom('object_reservation').selectAll().execute()).toEqual([]);

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
    expect((await target.call('getUser', { token: admin.token })).status).toBe(401);
    const campaign = { name: 'New', description: null, version: 'gmsf1.2' };
    const made = await target.call('createCampaign', { token, body: campaign });
    expect(made.body.data.id).toBe(4);
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

  it('of a database that a newer release has migrated is left to that one', async () => {
    const { db } = source.services;
    await sql`insert into kysely_migration values ('9999-next', '')`.execute(db);
    await expect(exportArchive(source.services, named('newer.tar'), new Date()))
      .rejects.toThrow('export with that one')
      .finally(() => sql`delete from kysely_migration where name = '9999-next'`.execute(db));
  });

  it('into a place that takes no file is refused with one sentence', async () => {
    for (const name of ['none/a.tar', 'leaf.tar/a.tar', `${'a'.repeat(300)}.tar`])
      await expect(exportArchive(source.services, named(name), new Date())).rejects.toThrow(
        /cannot be written: its (folder does not exist|name is too long)\.$/,
      );
  });

  it('follows no link and takes no file that somebody prepared, whatever its mode', async () => {
    await symlink(named('elsewhere'), named('dangling.tar'));
    await expect(exportArchive(source.services, named('dangling.tar'), new Date())).rejects.toThrow(
      'is there already',
    );
    await symlink(named('elsewhere'), named('led.tar.partial'));
    await writeFile(named('open.tar.partial'), 'theirs', { mode: 0o666 });
    for (const name of ['led.tar', 'open.tar']) {
      const refused = exportArchive(source.services, named(name), new Date());
      await expect(refused).rejects.toThrow('.partial is there already');
      await expect(lstat(named(name))).rejects.toThrow('ENOENT');
    }
    expect(await readFile(named('open.tar.partial'), 'utf8')).toBe('theirs');
    await expect(lstat(named('elsewhere'))).rejects.toThrow('ENOENT');
  });

  it('is kept in the audit trail, and so is an import', async () => {
    const { db } = source.services;
    const entries = await db
      .selectFrom('audit_log')
      .select('detail')
      .where('action', '=', 'archive.export')
      .execute();
    expect(entries).toContainEqual({ detail: { rows: written.rows, files: 1, sha256: written.sha256 } });
  });

  it('names the pictures whose bytes changed in the store, and is whole without them', async () => {
    const objects = store('changed');
    const { object_key } = await source.services.db
      .selectFrom('image')
      .select('object_key')
      .executeTakeFirstOrThrow();
    await objects.put(object_key, Buffer.from('something else'), 'image/png');
    const tally = await exportArchive({ db: source.services.db, objects }, named('changed.tar'), new Date());
    expect(tally).toMatchObject({ objects: 0, missing: [], damaged: [object_key] });
    expect(await verifyArchive(named('changed.tar'))).toMatchObject({ objects: 0, rows: tally.rows });
  });

  it('from a store that is another database’s, or not the one it marked, is refused and leaves no file', async () => {
    const { db } = source.services;
    const elsewhere = (objects: Objects) =>
      exportArchive({ db, objects }, named('elsewhere.tar'), new Date());
    await store('theirs').put(MARK, Buffer.from('{"database":"another"}'), 'application/json');
    await expect(elsewhere(store('theirs'))).rejects.toThrow(
      /^Nothing is exported: .+ mark of another database\..+DATA_DIR.+claim-store`\.$/,
    );
    await claimStore({ db, objects: store('mine') }, new Date());
    try {
      await expect(elsewhere(store('another'))).rejects.toThrow(
        /^Nothing is exported: .+ lacks the mark of this database .+DATA_DIR.+claim-store`\.$/,
      );
      await expect(stat(named('elsewhere.tar.partial'))).rejects.toThrow('ENOENT');
      expect(await elsewhere(store('mine'))).toMatchObject({ objects: 0, missing: [expect.any(String)] });
    } finally {
      await db.updateTable('object_store').set({ claimed_at: null }).execute();
    }
  });

  it('names the pictures that are not there', async () => {
    const bare = { db: source.services.db, objects: store('bare') };
    const tally = await exportArchive(bare, named('bare.tar'), new Date());
    expect(tally).toMatchObject({ objects: 0 });
    expect(tally.missing).toHaveLength(1);
  });
});

type Entry = { header: Headers; body: Buffer };

const entriesOf = async (archive: string): Promise<Entry[]> => {
  const entries: Entry[] = [];
  const reader = extract();
  reader.end(await readFile(archive));
  for await (const entry of reader) entries.push({ header: entry.header, body: await buffer(entry) });
  return entries;
};

const archiveOf = async (name: string, entries: Entry[]): Promise<string> => {
  const tar = pack();
  for (const { header, body } of entries) tar.entry({ ...header, size: body.length }, body);
  tar.finalize();
  await writeFile(named(name), tar);
  return named(name);
};

const plain = (name: string, body: string): Entry => ({ header: { name }, body: Buffer.from(body) });

/** The archive with entries left out, put in or altered. */
const altered = async (name: string, change: (entries: Entry[]) => Entry[]) =>
  archiveOf(name, change(await entriesOf(file)));

const alter = (part: string, from: string | RegExp, to: string) => (entries: Entry[]) =>
  entries.map((entry) => {
    if (!entry.header.name.startsWith(part)) return entry;
    const body = entry.body.toString();
    expect(body).toMatch(from);
    return { ...entry, body: Buffer.from(body.replace(from, to)) };
  });

describe('an import', () => {
  const manifest = (migrations: string[], format = FORMAT) =>
    JSON.stringify({ format, created_at: '2026-01-01T00:00:00.000Z', migrations });
  const end = JSON.stringify({ rows: 1, objects: 0, sha256: '0'.repeat(64) });

  const faults: [string, () => Promise<string>, RegExp][] = [
    ['no file', async () => named('nowhere.tar'), /cannot be read/],
    [
      'no archive',
      async () => archiveOf('other.tar', [plain('a.txt', 'a')]),
      /no archive this release can read/,
    ],
    [
      'of an earlier form',
      async () => archiveOf('form.tar', [plain('leaf.json', manifest(['0001-start'], 1))]),
      /earlier release/,
    ],
    [
      'of a newer form',
      async () => archiveOf('form.tar', [plain('leaf.json', manifest(['0001-start'], FORMAT + 1))]),
      /newer release/,
    ],
    [
      'of a newer release',
      async () => archiveOf('newer.tar', [plain('leaf.json', manifest(['0001-start', '9999-later']))]),
      /newer release/,
    ],
    [
      'without its end',
      async () =>
        altered('endless.tar', (entries) => entries.filter(({ header }) => header.name !== 'end.json')),
      /cut off/,
    ],
    [
      'short of what it says',
      async () =>
        archiveOf('short.tar', [plain('leaf.json', manifest(['0001-start'])), plain('end.json', end)]),
      /does not hold what it says/,
    ],
    [
      'short of a batch of rows, counted or not',
      async () =>
        altered('batch.tar', (entries) =>
          alter(
            'end.json',
            /"rows": \d+/,
            `"rows": ${written.rows - 500}`,
          )(entries.filter(({ header }) => header.name !== 'rows/billing_event/000001.txt')),
        ),
      /does not hold what it says/,
    ],
    [
      'with a row altered',
      async () =>
        altered('row.tar', alter('rows/app_user', '"platform_admin":false', '"platform_admin":true ')),
      /row 1 of rows\/app_user.+ was changed/,
    ],
    [
      'with a row altered and its digest made again',
      async () =>
        altered('again.tar', (entries) =>
          entries.map((entry) => {
            if (!entry.header.name.startsWith('rows/app_user')) return entry;
            const row =
              entry.body
                .toString()
                .split('\n')[0]
                ?.slice(65)
                .replace('"platform_admin":false', '"platform_admin":true') ?? '';
            const rest = entry.body.toString().split('\n').slice(1).join('\n');
            return { ...entry, body: Buffer.from(`${digestOf(row)} ${row}\n${rest}`) };
          }),
        ),
      /does not hold what it says/,
    ],
    [
      'with another table’s rows',
      async () =>
        altered('strange.tar', (entries) => [
          ...entries.slice(0, 1),
          plain('rows/pg_class/000001.txt', ''),
          ...entries.slice(1),
        ]),
      /does not hold what it says/,
    ],
    [
      'with a stranger in it',
      async () =>
        altered('stranger.tar', (entries) => [...entries.slice(0, 1), plain('a', ''), ...entries.slice(1)]),
      /unknown entry/,
    ],
    [
      'with other sequences',
      async () => altered('sequences.tar', alter('sequences.json', /"last": \d+/, '"last": 900')),
      /does not hold what it says/,
    ],
    [
      'with a picture under another name',
      async () =>
        altered('renamed.tar', (entries) =>
          entries.map((entry) =>
            entry.header.name.startsWith('objects/')
              ? {
                  ...entry,
                  header: {
                    name: `objects/uploads/${'0'.repeat(8)}`,
                    pax: { ...entry.header.pax, path: `objects/uploads/${'0'.repeat(8)}` },
                  },
                }
              : entry,
          ),
        ),
      /does not hold what it says/,
    ],
    [
      'with a picture altered',
      async () => {
        const bytes = await readFile(file);
        const at = bytes.indexOf(picture.subarray(0, 64));
        bytes[at + 50] = (bytes[at + 50] ?? 0) ^ 1;
        await writeFile(named('bent.tar'), bytes);
        return named('bent.tar');
      },
      /file .+ was changed/,
    ],
    ...[0.25, 0.5, 0.9, 0.99].map((part): [string, () => Promise<string>, RegExp] => [
      `cut at ${part * 100} %`,
      async () => {
        await writeFile(named('cut.tar'), await readFile(file));
        await truncate(named('cut.tar'), Math.floor((await stat(file)).size * part));
        return named('cut.tar');
      },
      /cut off/,
    ]),
  ];

  it.each(faults)('refuses what is %s, and leaves no row and no picture', async (_what, make, sentence) => {
    const target = { db: empty.database.db, objects: store('refused') };
    const broken = await make();
    const refusal = importArchive(target, broken);
    await expect(refusal).rejects.toThrow(ArchiveError);
    await expect(refusal).rejects.toThrow(sentence);
    const left = await allRows(empty.database.db);
    expect(Object.values(left).flat()).toHaveLength(0);
    expect(await readdir(named('refused'), { recursive: true }).catch(() => [])).toEqual([]);
  });

  it('refuses an archive that was written again with care when the digest of the export is given', async () => {
    const whole = wholeDigest();
    const forged = await altered('forged.tar', (entries) =>
      entries.map((entry) => {
        const { name, pax } = entry.header;
        if (name === 'end.json')
          return plain(name, JSON.stringify({ rows: written.rows, objects: 1, sha256: whole.end() }));
        const body = name === 'leaf.json' ? Buffer.from(`${entry.body} `) : entry.body;
        whole.add(name, digestOf(body), pax?.['LEAF.type']);
        return { ...entry, body };
      }),
    );
    expect((await verifyArchive(forged)).rows).toBe(written.rows);
    const target = { db: empty.database.db, objects: store('refused') };
    await expect(importArchive(target, forged, written.sha256)).rejects.toThrow('is another one');
  });

  it('removes the pictures it has stored when the rows cannot be taken in', async () => {
    const { database, drop } = await emptyDatabase();
    const objects = store('failed');
    const failing = { db: database.db, objects };
    await migrate(database.db);
    // The very last step of the rows fails.
    await sql`alter table audit_log add check (action <> 'archive.import')`.execute(database.db);
    await expect(importArchive(failing, file)).rejects.toThrow();
    expect(Object.values(await allRows(database.db)).flat()).toEqual([]);
    expect(await readdir(named('failed/uploads'))).toEqual([]);
    expect(await database.db.selectFrom('object_reservation').selectAll().execute()).toEqual([]);
    await database.close();
    await drop();
  });

  it('overwrites no picture, and keeps what was there before it failed', async () => {
    const { database, drop } = await emptyDatabase();
    const objects = store('taken');
    const { object_key } = await source.services.db
      .selectFrom('image')
      .select('object_key')
      .executeTakeFirstOrThrow();
    await objects.put(object_key, Buffer.from('theirs'), 'image/png');
    const target = { db: database.db, objects };
    await expect(importArchive(target, file)).rejects.toThrow('has another file');
    expect((await objects.read(object_key)).toString()).toBe('theirs');
    await claimStore({ db: source.services.db, objects }, new Date());
    await expect(importArchive(target, file)).rejects.toThrow('mark of another database');
    expect(Object.values(await allRows(database.db)).flat()).toEqual([]);
    await database.close();
    await drop();
  });

  it('refuses a system that has rows', async () => {
    const target = { db: source.services.db, objects: store('full') };
    await expect(importArchive(target, file)).rejects.toThrow('not empty');
    expect(await source.call('getUser', { token: admin.token })).toMatchObject({ status: 200 });
  });
});
