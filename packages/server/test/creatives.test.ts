import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type OperationId, refusals } from '@leaf/api-client/contract';
import { OptimiserError } from '@leaf/optimiser';
import { bundleSentences, openZip, writeZip } from '@leaf/optimiser/bundle';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type RawEntry, rawZip } from '../../optimiser/test/rawZip.ts';
import { exportArchive } from '../src/archive/export.ts';
import { importArchive } from '../src/archive/import.ts';
import { cleanUp } from '../src/cleanup.ts';
import { takeTurn } from '../src/features/images/worker.ts';
import { purgeOrganization } from '../src/features/organizations/purge.ts';
import { diskObjects } from '../src/platform/objects/disk.ts';
import { emptyDatabase, type Harness, startHarness } from './harness.ts';
import type { Person } from './make.ts';
import { drawing } from './pictures.ts';
import { idleOptimiser } from './world.ts';

const PATIENCE = { timeout: 60_000, interval: 50 };
const DAY = 86_400_000;

const page = `<!doctype html><meta name="ad.size" content="width=300,height=250">
<link rel="stylesheet" href="ad.css"><img src="img/hero.png"><script src="ad.js"></script>`;
const text = (content: string) => new TextEncoder().encode(content);
const files = [
  { path: 'index.html', data: text(page) },
  { path: 'ad.css', data: text('body { margin: 0 }') },
  { path: 'ad.js', data: text('var clickTag = "https://advertiser.example/";') },
  { path: 'img/hero.png', data: new Uint8Array(drawing(3)) },
  { path: 'img/fake.png', data: text('<script>alert(1)</script>') },
];
/** The first bytes of an MP4. */
const movie = Buffer.concat([Buffer.from('\0\0\0\x18ftypisom', 'latin1'), Buffer.alloc(988, 7)]);

let zip: Buffer;
let h: Harness;
let ana: Person;

beforeAll(async () => {
  zip = Buffer.from(await writeZip(files));
  // An operator may let larger files arrive than a ZIP may be.
  h = await startHarness({
    ...{ OPTIMISE_CONCURRENCY: '1', RATE_LIMIT_SCALE: '1000' },
    UPLOAD_MAX_BYTES: '26000000',
  });
});
afterAll(() => h.stop());
beforeEach(async () => {
  ana = (await h.make.company()).admin;
});
afterEach(async () => {
  vi.restoreAllMocks();
  const { db, objects } = h.services;
  // A job that a test left waiting must not take the next test's turn.
  await db.deleteFrom('creative').execute();
  await db.deleteFrom('object_reservation').execute();
  await objects.delete(await creativeKeys());
});

/** Every file of a creative in the store. */
async function creativeKeys(): Promise<string[]> {
  const keys: string[] = [];
  for await (const key of h.services.objects.list()) if (key.startsWith('creatives')) keys.push(key);
  return keys;
}

const send = (bytes: Buffer, name = 'banner.zip', headers = {}) =>
  h.call('uploadCreative', { token: ana.token, file: { name, bytes }, headers });
const upload = async (bytes = zip): Promise<number> => (await send(bytes)).body.data.id;
const at = (operation: OperationId, id: number, jobId?: number, body?: object) =>
  h.call(operation, {
    token: ana.token,
    params: { id, ...(jobId === undefined ? {} : { jobId }) },
    ...(body ? { body } : {}),
  });
const order = (id: number, body: object = {}) => at('createCreativeJob', id, undefined, body);
const read = async (id: number, jobId: number) => (await at('getCreativeJob', id, jobId)).body.data;
const ended = (id: number, jobId: number, status = 'completed') =>
  vi.waitFor(async () => {
    const job = await read(id, jobId);
    expect(job).toMatchObject({ status });
    return job;
  }, PATIENCE);
const list = async () => (await h.call('listCreatives', { token: ana.token })).body.data;

/** Every file of the store that no row names. */
async function leftOver(): Promise<string[]> {
  const { db } = h.services;
  const rows = [
    ...(await db.selectFrom('creative').select('object_key').execute()),
    ...(await db.selectFrom('light_creative').select('object_key').execute()),
  ];
  const known = new Set(rows.map(({ object_key }) => object_key));
  return (await creativeKeys()).filter((key) => !known.has(key));
}

/** Lets jobs start but never end. */
const hold = () =>
  vi.spyOn(h.services.optimiser, 'optimise').mockImplementation(
    ({ signal }) =>
      new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason));
      }),
  );

describe('an uploaded creative', () => {
  it('is described by what is in it, and comes back as it was', async () => {
    const { status, body } = await send(zip, 'C:\\work\\banner.zip');
    expect(status).toBe(201);
    const { inventory } = await openZip(zip);
    expect(body.data).toMatchObject({
      filename: 'banner.zip',
      bytes: zip.length,
      size: Number((zip.length / 1000).toFixed(1)),
      entry: 'index.html',
      width: 300,
      height: 250,
      file_count: 5,
      picture_count: 1,
      initial: inventory.initial,
      later: inventory.later,
      job: null,
    });
    const { id } = body.data;
    expect((await at('getCreative', id)).body.data).toEqual({ ...body.data, inventory });
    expect(await list()).toEqual([body.data]);
    const file = await at('getCreativeFile', id);
    expect(file.bytes).toEqual(zip);
    expect(file.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename=banner.zip',
      'x-content-type-options': 'nosniff',
      etag: `"${body.data.sha256}"`,
    });
  });

  it('is one creative when it is sent twice with one key', async () => {
    const headers = { 'idempotency-key': 'creative-once' };
    const first = await send(zip, 'banner.zip', headers);
    expect((await send(zip, 'banner.zip', headers)).body).toEqual(first.body);
    expect(await list()).toHaveLength(1);
  });

  it('has a bounded description, whatever stands in it', async () => {
    const long = 'x'.repeat(5000);
    const links = Array.from({ length: 1200 }, (_, n) => `<img src="https://h${n}.example/${long}😀">`);
    const lost = Array.from({ length: 700 }, (_, n) => `<img src="lost/${n}.png">`);
    const id = await upload(rawZip([{ name: 'a.html', data: links.join('') + lost.join(''), method: 0 }]));
    const { inventory } = (await at('getCreative', id)).body.data;
    expect([inventory.external.length, inventory.missing.length]).toEqual([500, 500]);
    for (const { address } of inventory.external) expect(address.length).toBeLessThanOrEqual(500);
  });
});

const html: RawEntry = { name: 'index.html', data: page };
const zip64 = Buffer.from([1, 0, 8, 0, 1, 0, 0, 0, 0, 0, 0, 0]);
const zeros = (bytes: number) => Buffer.alloc(bytes);
const another = (name: string, more: Partial<RawEntry> = {}) => rawZip([html, { name, data: 'x', ...more }]);

const hostile: [code: keyof typeof refusals, file: string | undefined, make: () => Buffer][] = [
  ['creative_not_a_zip', undefined, () => Buffer.from('<html>')],
  ['creative_too_large', undefined, () => zeros(25_000_001)],
  [
    'creative_too_many_files',
    undefined,
    () => rawZip(Array.from({ length: 501 }, (_, n) => ({ name: `${n}.txt` }))),
  ],
  [
    'creative_too_much_inside',
    undefined,
    () =>
      rawZip([html, ...Array.from({ length: 60 }, (_, n) => ({ name: `${n}.js`, data: zeros(990_000) }))]),
  ],
  ['creative_zip_bomb', 'a.js', () => another('a.js', { data: zeros(30_000_000) })],
  ['creative_encrypted', 'a.js', () => another('a.js', { flags: 0x801 })],
  ['creative_unknown_packing', 'a.js', () => another('a.js', { method: 12 })],
  ['creative_zip64', 'a.js', () => another('a.js', { extra: zip64 })],
  ['creative_unsafe_path', '../a.js', () => another('../a.js')],
  ['creative_unreadable_name', undefined, () => another('a\u202Egnp.js')],
  ['creative_duplicate_name', 'INDEX.html', () => another('INDEX.html')],
  ['creative_special_file', 'link', () => another('link', { mode: 0o120777 })],
  ['creative_nested_archive', 'a.png', () => another('a.png', { data: rawZip([html]) })],
  ['creative_contradicting_headers', 'a.js', () => another('a.js', { localName: 'b.js' })],
  ['creative_damaged_file', 'a.js', () => another('a.js', { crc: 1 })],
  ['creative_no_html', undefined, () => rawZip([{ name: 'a.js', data: 'x' }])],
];

describe('a ZIP that is no creative', () => {
  it.each(hostile)('is refused: %s', async (code, file, make) => {
    const refused = await send(make());
    expect(refused).toMatchObject({ status: refusals[code].status, body: { code } });
    if (file) {
      expect(refused.body.params).toEqual({ file });
      expect(refused.body.detail).toContain(file);
    }
    expect(await list()).toEqual([]);
    expect(await leftOver()).toEqual([]);
    expect(await h.services.db.selectFrom('object_reservation').selectAll().execute()).toEqual([]);
  });

  it('has each of its refusals here', () => {
    const codes = Object.keys(bundleSentences).map((code) => `creative_${code.replaceAll('-', '_')}`);
    expect(hostile.map(([code]) => code).toSorted()).toEqual(codes.toSorted());
  });

  it('larger than an upload may be is refused before it is opened', async () => {
    const opened = vi.spyOn(h.services.optimiser, 'openBundle');
    expect((await send(zeros(26_000_001))).body).toMatchObject({ code: 'file_too_large' });
    expect(opened).not.toHaveBeenCalled();
    expect(await leftOver()).toEqual([]);
  });

  it('is refused in the language of the reader', async () => {
    const { body } = await send(another('../a.js'), 'a.zip', { 'accept-language': 'de' });
    expect(body.detail).toBe(
      'Eine Datei im ZIP hat einen Namen, der aus ihrem Ordner hinausführt oder absolut ist: ../a.js.',
    );
  });

  it('that needs more time than there is is refused', async () => {
    const late = new OptimiserError('deadline', 'The image took too long to process.');
    vi.spyOn(h.services.optimiser, 'openBundle').mockRejectedValue(late);
    expect(await send(zip)).toMatchObject({ status: 413, body: { code: 'creative_too_demanding' } });
    expect(await leftOver()).toEqual([]);
  });
});

describe('a job', () => {
  it('makes a ZIP with the same names whose pictures are lighter', async () => {
    const id = await upload();
    const made = await order(id, { preset: 'google-ads', target: 0.97, kilobytes: 100 });
    expect(made).toMatchObject({
      status: 201,
      body: { data: { preset: 'google-ads', target: 0.97, kilobytes: 100, progress: 0 } },
    });
    const jobId = made.body.data.id;
    const { result, error } = await ended(id, jobId);
    expect(error).toBeNull();
    const file = await at('getLightCreative', id, jobId);
    expect(file.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename=banner-light.zip',
      'x-content-type-options': 'nosniff',
    });
    const light = await openZip(file.bytes);
    expect(light.files.map(({ path }) => path)).toEqual(files.map(({ path }) => path));
    expect(result.before.bytes).toBe(zip.length);
    expect(result.after).toMatchObject({
      bytes: file.bytes.length,
      initial: light.inventory.initial,
      later: light.inventory.later,
      verdict: { id: 'google-ads', breaks: [{ rule: 'types', paths: ['img/fake.png'] }] },
    });
    expect(result.pictures).toEqual([
      {
        path: 'img/hero.png',
        format: 'png',
        before: files[3]?.data.length,
        after: light.files[3]?.data.length,
        ssim: expect.any(Number),
        kept: null,
        removed: [],
      },
    ]);
    expect(result.budgets).toEqual([{ of: 'zip', limit: 100_000, kept: true, least: null }]);
    expect(await list()).toMatchObject([
      { id, job: { id: jobId, status: 'completed', progress: 1, bytes: file.bytes.length } },
    ]);
    const { bytes } = (await h.call('getUsage', { token: ana.token })).body.data;
    expect(bytes.used).toBe(zip.length + file.bytes.length);
    expect(await leftOver()).toEqual([]);
  });

  it('of the same order is the one that waits or runs, another is not', async () => {
    hold();
    const id = await upload();
    const one = (await order(id, { target: 0.97 })).body.data.id;
    expect((await order(id, { target: 0.97 })).body.data.id).toBe(one);
    expect((await order(id, { target: 0.97, kilobytes: 100 })).body.data.id).not.toBe(one);
    expect((await order(id, { target: 0.97, preset: 'google-ads' })).body.data.id).not.toBe(one);
    const jobs = (await at('listCreativeJobs', id)).body.data;
    expect(jobs.map((job: { id: number }) => job.id)).toEqual([one + 2, one + 1, one]);
  });

  it('is told by events while it runs', async () => {
    hold();
    const id = await upload();
    const { id: jobId } = (await order(id)).body.data;
    await ended(id, jobId, 'running');
    const { bytes } = await h.call('followJobs', { token: ana.token, query: { seconds: 0 } });
    const told = JSON.parse(/data: (.+)/.exec(bytes.toString())?.[1] ?? '');
    expect(told).toEqual({
      jobs: [],
      points: [],
      creatives: [{ id: jobId, creative_id: id, status: 'running', progress: expect.any(Number) }],
    });
  });

  it('can be cancelled while it runs, and run again', async () => {
    const optimise = hold();
    const id = await upload();
    const { id: jobId } = (await order(id, { kilobytes: 90 })).body.data;
    await vi.waitFor(() => expect(optimise).toHaveBeenCalled(), PATIENCE);
    expect((await at('cancelCreativeJob', id, jobId)).body.data).toMatchObject({ status: 'cancelled' });
    expect((await at('cancelCreativeJob', id, jobId)).body).toMatchObject({ code: 'job_ended' });
    await vi.waitFor(() => expect(optimise.mock.calls[0]?.[0].signal?.aborted).toBe(true), PATIENCE);
    optimise.mockRestore();
    const again = await at('retryCreativeJob', id, jobId);
    expect(again).toMatchObject({ status: 201, body: { data: { kilobytes: 90, status: 'queued' } } });
    await ended(id, again.body.data.id);
    expect((await at('retryCreativeJob', id, again.body.data.id)).body).toMatchObject({
      code: 'job_not_ended',
    });
    expect((await at('getLightCreative', id, jobId)).body).toMatchObject({ code: 'file_not_found' });
  });

  it('of a creative that is deleted stops and leaves no file', async () => {
    const optimise = hold();
    const id = await upload();
    await order(id);
    await vi.waitFor(() => expect(optimise).toHaveBeenCalled(), PATIENCE);
    expect((await at('deleteCreative', id)).status).toBe(204);
    await vi.waitFor(() => expect(optimise.mock.calls[0]?.[0].signal?.aborted).toBe(true), PATIENCE);
    expect(await leftOver()).toEqual([]);
  });

  const turn = (id: string, signal = new AbortController().signal) => ({
    ...{ id, data: {}, signal, retryCount: 0, lastTry: false },
  });

  it('of a worker that is stopped is taken up again', async () => {
    const optimise = hold();
    const id = await upload();
    // The worker of the program is kept busy elsewhere.
    await ended(id, (await order(id, { target: 0.95 })).body.data.id, 'running');
    const { id: jobId } = (await order(id, { target: 0.96 })).body.data;
    const calls = optimise.mock.calls.length;
    const stopping = new AbortController();
    const first = takeTurn(h.services, turn('creative', stopping.signal));
    await vi.waitFor(() => expect(optimise.mock.calls.length).toBeGreaterThan(calls), PATIENCE);
    stopping.abort(new Error('stopping'));
    await expect(first).rejects.toThrow('stopping');
    expect(await read(id, jobId)).toMatchObject({ status: 'running', error: null });
    optimise.mockRestore();
    await takeTurn(h.services, turn('creative'));
    expect(await read(id, jobId)).toMatchObject({ status: 'completed' });
  });

  it.each([
    [
      'whose ZIP cannot be opened in time',
      'creative_too_demanding',
      () =>
        vi
          .spyOn(h.services.optimiser, 'openBundle')
          .mockRejectedValue(new OptimiserError('memory', 'The image needed more memory.')),
    ],
    [
      'whose ZIP is gone',
      'file_missing',
      async () => {
        const keys = await h.services.db.selectFrom('creative').select('object_key').execute();
        await h.services.objects.delete(keys.map(({ object_key }) => object_key));
      },
    ],
  ])('%s fails for good', async (_what, error_code, spoil) => {
    const id = await upload();
    await spoil();
    const { id: jobId } = (await order(id)).body.data;
    const job = await ended(id, jobId, 'failed');
    expect(job).toMatchObject({ error_code, error: expect.stringMatching(/^[A-Z].+\.$/), result: null });
  });
});

const preview = async (id: number, body: object = {}): Promise<string> => {
  const { status, body: answer } = await at('previewCreative', id, undefined, body);
  expect(status).toBe(200);
  return answer.data.url;
};
/** What runs before anything of a document, so that it has no WebRTC. */
const prelude = /<script>for \(const name of \['RTCPeerConnection'.*?<\/script>/s;
const look = (url: string, headers = {}) => h.program.app.inject({ url: new URL(url).pathname, headers });

describe('a preview', () => {
  it('serves the files of one version, by what they are, and lets them reach nothing', async () => {
    const id = await upload();
    const url = await preview(id);
    const folder = url.slice(0, -'index.html'.length);
    expect(url).toMatch(/^http:\/\/localhost:8080\/creative-preview\/[\w-]{60,}\/index\.html$/);
    const document = await look(url);
    expect(document.statusCode).toBe(200);
    expect(document.body).toMatch(new RegExp(`^<!doctype html>${prelude.source}`, 's'));
    expect(document.body.replace(prelude, '')).toBe(page);
    expect(document.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-dns-prefetch-control': 'off',
      'cross-origin-resource-policy': 'cross-origin',
      'access-control-allow-origin': 'null',
      'connection-allowlist': `("${folder}*")`,
    });
    expect(document.headers).not.toHaveProperty('set-cookie');
    expect(document.headers).not.toHaveProperty('x-frame-options');
    const policy = String(document.headers['content-security-policy']).split('; ');
    expect(policy).toEqual(
      expect.arrayContaining([
        'sandbox allow-scripts',
        "default-src 'none'",
        "connect-src 'none'",
        "form-action 'none'",
        "frame-src 'none'",
        "worker-src 'none'",
        "base-uri 'none'",
        `img-src ${folder} data: blob:`,
        "frame-ancestors 'self' http://localhost:8080",
      ]),
    );
    const types = await Promise.all(
      ['ad.css', 'ad.js', 'img/hero.png', 'img/fake.png'].map(async (path) => {
        const { headers, rawPayload } = await look(folder + path);
        expect(headers['content-security-policy']).toContain("sandbox allow-scripts; default-src 'none'");
        // Only documents run: a picture that is opened as one has a realm without the prelude.
        expect(headers['content-security-policy']).toContain("script-src 'none'");
        expect(new Uint8Array(rawPayload)).toEqual(files.find((file) => file.path === path)?.data);
        return headers['content-type'];
      }),
    );
    expect(types).toEqual([
      'text/css; charset=utf-8',
      'text/javascript; charset=utf-8',
      'image/png',
      'text/plain; charset=utf-8',
    ]);
  });

  it('serves parts of a film, so that it can be sought', async () => {
    const film = Buffer.from(await writeZip([...files, { path: 'film.mp4', data: new Uint8Array(movie) }]));
    const url = (await preview(await upload(film))).replace('index.html', 'film.mp4');
    const whole = await look(url);
    expect(whole.statusCode).toBe(200);
    expect(whole.headers).toMatchObject({ 'content-type': 'video/mp4', 'accept-ranges': 'bytes' });
    const etag = String(whole.headers.etag);
    expect(etag).toMatch(/^"[\w-]{43}"$/);
    for (const headers of [{}, { 'if-range': etag }]) {
      const part = await look(url, { range: 'bytes=4-7', ...headers });
      expect(part.statusCode).toBe(206);
      expect(part.headers).toMatchObject({
        'content-type': 'video/mp4',
        'content-length': '4',
        'content-range': 'bytes 4-7/1000',
        'accept-ranges': 'bytes',
        'cache-control': 'no-store',
        etag,
      });
      expect(part.headers['content-security-policy']).toContain("sandbox allow-scripts; default-src 'none'");
      expect(part.body).toBe('ftyp');
    }
    const end = await look(url, { range: 'bytes=-100' });
    expect([end.statusCode, end.headers['content-range']]).toEqual([206, 'bytes 900-999/1000']);
    expect(end.rawPayload).toEqual(movie.subarray(900));
    const beyond = await look(url, { range: 'bytes=1000-' });
    expect([beyond.statusCode, beyond.headers['content-range'], beyond.body]).toEqual([
      416,
      'bytes */1000',
      '',
    ]);
    for (const headers of [
      { range: 'bytes=4-7', 'if-range': '"another"' },
      { range: 'bytes=4-7', 'if-range': 'Tue, 24 Nov 2026 10:00:00 GMT' },
      { range: 'bytes=0-1,4-7' },
    ]) {
      const all = await look(url, headers);
      expect([all.statusCode, all.headers['content-range']]).toEqual([200, undefined]);
      expect(all.rawPayload).toEqual(movie);
    }
    // Range is for reading alone.
    const head = await h.program.app.inject({
      method: 'HEAD',
      url: new URL(url).pathname,
      headers: { range: 'bytes=4-7' },
    });
    expect([head.statusCode, head.headers['content-length']]).toEqual([200, '1000']);
    const other = await look((await preview(await upload(film))).replace('index.html', 'film.mp4'));
    expect(other.headers.etag).not.toBe(etag);
  });

  it('may be framed by the origins that the operator lists', async () => {
    const origins = ['https://www.example.org', 'https://*.host.example'];
    const other = await startHarness(
      { ALLOW_DEMO: '1', PORTAL_ORIGIN: 'https://portal.example', CORS_ORIGINS: origins.join() },
      { optimiser: idleOptimiser, works: false },
    );
    const ancestors = async (): Promise<string | undefined> => {
      const { headers } = await other.program.app.inject({ url: '/creative-preview/x/index.html' });
      return /frame-ancestors [^;]+/.exec(String(headers['content-security-policy']))?.[0];
    };
    expect(await ancestors()).toBe(`frame-ancestors 'self' https://portal.example ${origins.join(' ')}`);
    await other.stop();
  });

  it('shows the lighter version of a job that has one', async () => {
    const id = await upload();
    const { id: jobId } = (await order(id)).body.data;
    const early = await at('previewCreative', id, undefined, { job: jobId + 1 });
    expect(early.body).toMatchObject({ code: 'job_not_found' });
    await ended(id, jobId);
    const folder = (await preview(id, { job: jobId })).slice(0, -'index.html'.length);
    const light = await openZip((await at('getLightCreative', id, jobId)).bytes);
    const hero = await look(`${folder}img/hero.png`);
    expect(new Uint8Array(hero.rawPayload)).toEqual(light.files[3]?.data);
    expect(hero.rawPayload.length).toBeLessThan(files[3]?.data.length ?? 0);
  });

  it('in a tab of its own is framed by a page that can frame nothing else', async () => {
    const url = await preview(await upload());
    const alone = await look(url, { 'sec-fetch-dest': 'document' });
    expect(alone.body).toContain(`<iframe sandbox="allow-scripts" src="${new URL(url).pathname}"`);
    const policy = String(alone.headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain(`frame-src ${url.slice(0, -'index.html'.length)};`);
    expect(policy).toContain("frame-ancestors 'none'");
    expect((await look(url, { 'sec-fetch-dest': 'iframe' })).body.replace(prelude, '')).toBe(page);
  });

  it('is not there for a forged or expired ticket, another path, or a deleted creative', async () => {
    const id = await upload();
    const url = await preview(id);
    const folder = url.slice(0, -'index.html'.length);
    const ticket = folder.split('/').at(-2) ?? '';
    const forged = ticket.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
    const gone = [
      ...[url.replace(ticket, forged), url.replace(ticket, 'x')],
      ...[`${folder}..%2f..%2fetc%2fpasswd`, `${folder}%2e%2e/%2e%2e/x`, `${folder}nothing.js`, folder],
    ];
    for (const address of gone) {
      const { statusCode, body } = await h.program.app.inject({ url: address.slice(url.indexOf('/c')) });
      expect({ address, statusCode, body }).toMatchObject({ statusCode: 404 });
    }
    expect((await look(url)).statusCode).toBe(200);
    await at('deleteCreative', id);
    expect((await look(url)).statusCode).toBe(404);
    await at('restoreCreative', id);
    expect((await look(url)).statusCode).toBe(200);
    h.pass(16 * 60_000);
    expect((await look(url)).statusCode).toBe(404);
  });

  it('is the only thing that a page of the portal may frame', async () => {
    const { headers } = await h.program.app.inject({ url: '/login', headers: { accept: 'text/html' } });
    const policy = String(headers['content-security-policy']).split('; ');
    const framed = policy.filter((part) => part.startsWith('frame-src'));
    expect(framed).toHaveLength(1);
    expect(framed[0]).toMatch(/^frame-src ('none'|http:\/\/localhost:8080\/creative-preview\/)$/);
  });
});

describe('a deleted creative', () => {
  it('can be brought back with its jobs for 24 hours, and is purged then', async () => {
    const id = await upload();
    const { id: jobId } = (await order(id)).body.data;
    await ended(id, jobId);
    await at('deleteCreative', id);
    expect(await list()).toEqual([]);
    expect((await h.call('listDeleted', { token: ana.token })).body.data).toMatchObject([
      { kind: 'creative', id, name: 'banner.zip' },
    ]);
    expect((await at('restoreCreative', id)).body.data).toMatchObject({ id, job: { id: jobId } });
    expect((await at('getLightCreative', id, jobId)).status).toBe(200);
    await at('deleteCreative', id);
    h.pass(DAY + 1000);
    expect((await at('restoreCreative', id)).body).toMatchObject({ code: 'creative_not_found' });
    await cleanUp(h.services);
    expect(await h.services.db.selectFrom('creative').select('id').execute()).toEqual([]);
    expect(await h.services.db.selectFrom('light_creative').select('job_id').execute()).toEqual([]);
    await vi.waitFor(async () => expect(await leftOver()).toEqual([]), PATIENCE);
  });

  it('of an organization that is deleted leaves nothing', async () => {
    const id = await upload();
    await purgeOrganization(h.services, ana.orgId ?? 0);
    expect((await at('getCreative', id)).status).toBe(404);
    await vi.waitFor(async () => expect(await leftOver()).toEqual([]), PATIENCE);
  });
});

describe('an archive', () => {
  it('holds creatives and what jobs made of them', async () => {
    const id = await upload();
    const { id: jobId } = (await order(id)).body.data;
    await ended(id, jobId);
    const light = (await at('getLightCreative', id, jobId)).bytes;
    const dir = await mkdtemp(join(tmpdir(), 'leaf-creatives-'));
    const { database, drop } = await emptyDatabase();
    try {
      const objects = diskObjects(join(dir, 'objects'));
      await exportArchive(h.services, join(dir, 'leaf.tar'), new Date());
      expect(await importArchive({ db: database.db, objects }, join(dir, 'leaf.tar'))).toMatchObject({
        missing: [],
        damaged: [],
      });
      const creative = await database.db.selectFrom('creative').selectAll().executeTakeFirstOrThrow();
      expect(creative).toMatchObject({ id, filename: 'banner.zip', light_bytes: light.length });
      expect(await objects.read(creative.object_key)).toEqual(zip);
      const made = await database.db.selectFrom('light_creative').selectAll().executeTakeFirstOrThrow();
      expect(made).toMatchObject({ job_id: jobId, creative_id: id });
      expect(await objects.read(made.object_key)).toEqual(light);
    } finally {
      await database.close();
      await drop();
      await rm(dir, { recursive: true, force: true });
    }
  });
});
