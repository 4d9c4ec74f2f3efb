import { randomBytes } from 'node:crypto';
import { openZip, writeZip } from '@leaf/optimiser/bundle';
import { describe, expect, it } from 'vitest';
import { creativeWorld, files, page } from './creativeWorld.ts';
import { startHarness } from './harness.ts';
import { idleOptimiser } from './world.ts';

/** The first bytes of an MP4. */
const movie = Buffer.concat([Buffer.from('\0\0\0\x18ftypisom', 'latin1'), Buffer.alloc(988, 7)]);

const world = creativeWorld();
const { at, ended, order, upload } = world;

const preview = async (id: number, body: object = {}): Promise<string> => {
  const { status, body: answer } = await at('previewCreative', id, undefined, body);
  expect(status).toBe(200);
  return answer.data.url;
};
/** What runs before anything of a document, so that it has no WebRTC. */
const prelude = /<script>for \(const name of \['RTCPeerConnection'.*?<\/script>/s;
const look = (url: string, headers = {}) =>
  world.h.program.app.inject({ url: new URL(url).pathname, headers });

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
    expect(document.headers).not.toHaveProperty('origin-agent-cluster');
    const policy = String(document.headers['content-security-policy']).split('; ');
    expect(policy).toEqual(
      expect.arrayContaining([
        'sandbox allow-scripts',
        "default-src 'none'",
        "form-action 'none'",
        "frame-src 'none'",
        "worker-src 'none'",
        `base-uri ${folder}`,
        `img-src ${folder} data: blob:`,
        `connect-src ${folder} data: blob:`,
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

  it('serves texts as UTF-8, whatever encoding they are in', async () => {
    const latin1 = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));
    const encoded = [
      { path: 'index.html', data: latin1('<!doctype html><meta charset="iso-8859-1"><img src="größe.png">') },
      { path: 'ad.css', data: latin1('a { background: url(größe.png) }') },
      {
        path: 'wide.html',
        data: new Uint8Array(Buffer.from('\uFEFF<!doctype html><p>größer</p>', 'utf16le')),
      },
    ];
    const url = await preview(await upload(Buffer.from(await writeZip(encoded))));
    const text = async (path: string) => {
      const { headers, body } = await look(url.replace('index.html', path));
      expect(headers['content-type']).toMatch(/charset=utf-8$/);
      return body.replace(prelude, '');
    };
    expect(await text('index.html')).toBe('<!doctype html><meta charset="iso-8859-1"><img src="größe.png">');
    expect(await text('ad.css')).toBe('a { background: url(größe.png) }');
    expect(await text('wide.html')).toBe('<!doctype html><p>größer</p>');
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
    const head = await world.h.program.app.inject({
      method: 'HEAD',
      url: new URL(url).pathname,
      headers: { range: 'bytes=4-7' },
    });
    expect([head.statusCode, head.headers['content-length']]).toEqual([200, '1000']);
    const other = await look((await preview(await upload(film))).replace('index.html', 'film.mp4'));
    expect(other.headers.etag).not.toBe(etag);
  });

  it('serves files of any length', async () => {
    const long = { path: 'data.bin', data: new Uint8Array(randomBytes(300_000)) };
    const empty = { path: 'empty.bin', data: new Uint8Array() };
    const url = await preview(await upload(Buffer.from(await writeZip([...files, long, empty]))));
    for (const { path, data } of [long, empty]) {
      const { headers, rawPayload } = await look(url.replace('index.html', path));
      expect(headers['content-length']).toBe(String(data.length));
      expect(rawPayload).toEqual(Buffer.from(data));
    }
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
    // Not the last letter, some of whose bits carry nothing.
    const forged = ticket.replace(/^./, (first) => (first === 'A' ? 'B' : 'A'));
    const gone = [
      ...[url.replace(ticket, forged), url.replace(ticket, 'x')],
      ...[`${folder}..%2f..%2fetc%2fpasswd`, `${folder}%2e%2e/%2e%2e/x`, `${folder}nothing.js`, folder],
    ];
    for (const address of gone) {
      const { statusCode, body } = await world.h.program.app.inject({
        url: address.slice(url.indexOf('/c')),
      });
      expect({ address, statusCode, body }).toMatchObject({ statusCode: 404 });
    }
    expect((await look(url)).statusCode).toBe(200);
    await at('deleteCreative', id);
    expect((await look(url)).statusCode).toBe(404);
    await at('restoreCreative', id);
    expect((await look(url)).statusCode).toBe(200);
    world.h.pass(16 * 60_000);
    expect((await look(url)).statusCode).toBe(404);
  });

  it('is the only thing that a page of the portal may frame', async () => {
    const { headers } = await world.h.program.app.inject({ url: '/login', headers: { accept: 'text/html' } });
    const policy = String(headers['content-security-policy']).split('; ');
    const framed = policy.filter((part) => part.startsWith('frame-src'));
    expect(framed).toHaveLength(1);
    expect(framed[0]).toMatch(/^frame-src ('none'|http:\/\/localhost:8080\/creative-preview\/)$/);
  });
});
