import { type IncomingMessage, request } from 'node:http';
import { Writable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readiness } from '../src/http/health.ts';
import { type Harness, startHarness } from './harness.ts';
import type { Person } from './make.ts';
import { idleOptimiser } from './world.ts';

let logged = '';
const log = new Writable({
  write(chunk, _encoding, done) {
    logged += String(chunk);
    done();
  },
});

let h: Harness;
let admin: Person;
beforeAll(async () => {
  h = await startHarness({ LOG_LEVEL: 'info' }, { optimiser: idleOptimiser, log });
  admin = (await h.make.company()).admin;
});
afterAll(() => h.stop());

const send = (options: InjectOptions) => h.program.app.inject(options);
const authorised = () => ({ authorization: `Bearer ${admin.token}` });
const open = (url: string, headers = {}) =>
  send({ method: 'GET', url, headers: { accept: 'text/html,*/*;q=0.8', ...headers } });

describe('requests that cannot be read', () => {
  it.each<[string, InjectOptions, number, string]>([
    ['broken JSON', { payload: '{', headers: { 'content-type': 'application/json' } }, 400, 'invalid_json'],
    [
      'another content type',
      { payload: 'a=1', headers: { 'content-type': 'text/plain' } },
      415,
      'body_not_json',
    ],
    ['no body', { headers: { 'content-type': 'application/json' } }, 422, 'invalid_input'],
    ['no body and no content type', {}, 422, 'invalid_input'],
    ['a list', { payload: [] }, 422, 'invalid_input'],
    [
      'a prototype',
      { payload: '{"__proto__":{}}', headers: { 'content-type': 'application/json' } },
      400,
      'invalid_json',
    ],
    ['a very large body', { payload: { email: 'x'.repeat(16_384), password: 'x' } }, 413, 'body_too_large'],
    [
      'a field that is not known',
      { payload: { email: 'a@b.org', password: 'x', admin: true } },
      422,
      'invalid_input',
    ],
    ['a number that is text', { payload: { email: 'a@b.org', password: 5 } }, 422, 'invalid_input'],
  ])('%s', async (_case, options, status, code) => {
    const answer = await send({ method: 'POST', url: '/api/login', ...options });
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ code, detail: expect.stringMatching(/^[A-Z].+\.$/) });
  });

  const many = (count: number, part: (index: number) => string) =>
    Array.from({ length: count }, (_value, index) => part(index)).join(',');
  it.each<[string, string]>([
    ['unknown fields', `{${many(3000, (index) => `"f${index}":1`)}}`],
    ['fields with long names', `{${many(40, (index) => `"${'n'.repeat(700)}${index}":1`)}}`],
    ['wrong entries', `{"mode":"lean","target":null,"images":[${many(10_000, () => '""')}]}`],
    ['repeated entries', `{"mode":"lean","target":null,"images":[${many(4000, () => '{"a":1}')}]}`],
    ['a few faults', `{${many(400, (index) => `"f${index}":1`)}}`],
  ])('a body of many faults gets a short answer: %s', async (_case, payload) => {
    expect(payload.length).toBeLessThan(32_768);
    const answer = await send({
      method: 'POST',
      url: '/api/images/1/magic',
      payload,
      headers: { ...authorised(), 'content-type': 'application/json' },
    });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors.length).toBeLessThanOrEqual(50);
    expect(answer.rawPayload.length).toBeLessThan(20_000);
  });

  it.each([
    ['the longest description, escaped', '\\ud83c\\udf43'.repeat(2000), 201],
    ['a description of 32 KB', 'x'.repeat(32_768), 413],
  ])('a call with a token is read as far as the contract allows: %s', async (_case, description, status) => {
    const answer = await send({
      method: 'POST',
      url: '/api/campaigns',
      payload: `{"name":"Spring","version":"gmsf1.2","description":"${description}"}`,
      headers: { ...authorised(), 'content-type': 'application/json' },
    });
    expect(answer.statusCode).toBe(status);
  });

  it.each([
    ['an upload', '/api/images', 'image/jpeg', 'not_multipart'],
    ['an upload', '/api/images', 'application/json', 'not_multipart'],
    ['an upload of no known type', '/api/creatives', 'x', 'not_multipart'],
    ['anything else', '/api/campaigns', 'text/plain', 'body_not_json'],
    ['anything else', '/api/campaigns', 'multipart/form-data; boundary=x', 'body_not_json'],
    ['anything else', '/api/login', 'multipart/form-data', 'body_not_json'],
  ])('%s of another type is told the one there is: %s as %s', async (_what, url, type, code) => {
    const headers = { ...authorised(), 'content-type': type };
    const answer = await send({ method: 'POST', url, payload: '{}', headers });
    expect(answer.statusCode).toBe(415);
    expect(answer.json()).toMatchObject({ code });
  });

  const latin = Buffer.from('{"name":"K\xf6ln","version":"gmsf1.2"}', 'latin1');
  it.each<[string, string, Buffer, number]>([
    ['in another encoding', 'application/json', latin, 400],
    ['in another encoding that it names', 'application/json; charset=ISO-8859-1', latin, 415],
    ['that names another encoding', 'application/json; charset="utf-16"', Buffer.from('{}'), 415],
    ['with half a pair', 'application/json', Buffer.from('{"name":"\xed\xa0\x80"}', 'latin1'), 400],
  ])('a body %s is refused', async (_what, type, payload, status) => {
    const headers = { ...authorised(), 'content-type': type };
    const answer = await send({ method: 'POST', url: '/api/campaigns', payload, headers });
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ code: 'body_not_utf8' });
  });

  it.each(['utf-8', '"UTF-8"', 'utf8', 'US-ASCII'])('a body in %s is read', async (charset) => {
    const headers = { ...authorised(), 'content-type': `application/json; charset=${charset}` };
    const payload = Buffer.from('\ufeff{"name":"Köln","version":"gmsf1.2"}');
    const answer = await send({ method: 'POST', url: '/api/campaigns', payload, headers });
    expect(answer.json()).toMatchObject({ data: { name: 'Köln' } });
  });

  it.each([
    ['JSON', 'gzip', gzipSync('{"name":"A","version":"gmsf1.2"}'), '/api/campaigns', 'application/json'],
    ['JSON', 'BR', '{"name":"A","version":"gmsf1.2"}', '/api/campaigns', 'application/json'],
    ['an upload', 'zstd', '--x--', '/api/images', 'multipart/form-data; boundary=x'],
  ])('%s labelled %s is refused', async (_what, encoding, payload, url, type) => {
    const headers = { ...authorised(), 'content-type': type, 'content-encoding': encoding };
    const answer = await send({ method: 'POST', url, payload, headers });
    expect(answer.statusCode).toBe(415);
    expect(answer.headers['accept-encoding']).toBe('identity');
    expect(answer.json()).toMatchObject({ code: 'body_compressed' });
  });

  it('a body labelled as not encoded is read', async () => {
    const headers = { ...authorised(), 'content-encoding': 'identity' };
    const payload = { name: 'A', version: 'gmsf1.2' };
    const answer = await send({ method: 'POST', url: '/api/campaigns', payload, headers });
    expect(answer.statusCode).toBe(201);
  });

  it('a body nested too deeply is refused', async () => {
    const payload = `{"email":${'['.repeat(8000)}${']'.repeat(8000)}}`;
    const headers = { 'content-type': 'application/json' };
    const answer = await send({ method: 'POST', url: '/api/login', payload, headers });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({ code: 'body_too_deep', detail: 'The body is nested too deeply.' });
  });

  it.each([
    ['text', 'text/plain', '{"email":"a@b.org","password":"x"}'],
    ['a form', 'application/x-www-form-urlencoded', 'email=a%40b.org&password=x'],
    ['a multipart form', 'multipart/form-data; boundary=x', '--x--\r\n'],
  ])('%s, as a foreign page may send without asking, reaches no call', async (_kind, type, payload) => {
    for (const url of ['/api/login', '/api/logout', '/api/user', '/api/campaigns']) {
      const answer = await send({
        method: 'POST',
        url,
        payload,
        headers: { ...authorised(), 'content-type': type, origin: 'https://elsewhere.example' },
      });
      expect([answer.statusCode, answer.headers['access-control-allow-origin']]).toEqual([415, undefined]);
    }
  });

  it('NUL in a stored text is refused', async () => {
    const answer = await h.call('createCampaign', {
      token: admin.token,
      body: { name: 'a', description: 'b\u0000c', version: 'gmsf1.2' },
    });
    expect(answer.status).toBe(422);
  });

  it('a method that does not exist is 405 and says which do', async () => {
    const answer = await send({ method: 'DELETE', url: '/api/campaigns' });
    expect(answer.statusCode).toBe(405);
    expect(answer.headers.allow).toBe('GET, HEAD, POST');
  });

  it('a call that does not exist is 404 in JSON, also for a browser', async () => {
    const answer = await open('/api/nothing');
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toEqual({ code: 'nothing_here', detail: 'There is nothing at this address.' });
  });

  it.each(['/api/campaigns/', '/api/images/', '/api/campaigns/1/storages/', '/api/campaigns//storages'])(
    'an address with an empty part, such as %s, is 404',
    async (url) => {
      for (const method of ['GET', 'PUT', 'PATCH'] as const)
        expect((await send({ method, url, headers: authorised() })).statusCode).toBe(404);
    },
  );

  it('is answered in English when the caller’s languages are not here', async () => {
    const answer = await send({
      method: 'GET',
      url: '/api/nothing',
      headers: { 'accept-language': 'pt-BR, *;q=0.1' },
    });
    expect(answer.headers['content-language']).toBe('en');
    expect(answer.json().detail).toBe('There is nothing at this address.');
  });

  it('an address that cannot be decoded is 400 in JSON', async () => {
    const headers = { 'accept-language': 'fr' };
    const answer = await send({ method: 'GET', url: '/api/%E0%A4%A', headers });
    expect(answer.statusCode).toBe(400);
    expect(answer.headers['content-language']).toBe('fr');
    expect(answer.json()).toMatchObject({ code: 'address_unreadable', detail: expect.any(String) });
  });

  it('an empty body with a JSON content type is no body', async () => {
    const answer = await send({
      method: 'POST',
      url: '/api/logout',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${(await h.make.person()).token}`,
      },
    });
    expect(answer.statusCode).toBe(204);
  });
});

describe('an upload', () => {
  const head = '--x\r\nContent-Disposition: form-data; name="file"; filename="p.png"\r\n\r\n';
  const upload = (payload: string) =>
    send({
      method: 'POST',
      url: '/api/images',
      payload,
      headers: { ...authorised(), 'content-type': 'multipart/form-data; boundary=x' },
    });

  it.each([
    ['without an end', `${head}bytes`, 400],
    ['that is no form', 'bytes', 400],
    ['of a field only', '--x\r\nContent-Disposition: form-data; name="file"\r\n\r\nbytes\r\n--x--\r\n', 422],
  ])('%s is refused', async (_case, payload, status) => {
    const answer = await upload(payload);
    expect(answer.statusCode).toBe(status);
    expect(answer.json().detail).toMatch(/\.$/);
  });
});

describe('what is sent', () => {
  it('JSON is never kept, reference values only with their ETag', async () => {
    const { headers } = await h.call('getUser', { token: admin.token });
    expect(headers['cache-control']).toBe('no-store');
    const geos = await h.call('getGeos', { token: admin.token });
    expect(geos.headers['cache-control']).toBe('private, no-cache');
    const again = await h.call('getGeos', {
      token: admin.token,
      headers: { 'if-none-match': String(geos.headers.etag) },
    });
    expect(again.status).toBe(304);
    expect(again.bytes).toHaveLength(0);
  });

  it('carries the headers that keep browsers safe', async () => {
    const { headers } = await send({ method: 'GET', url: '/api/user', headers: authorised() });
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
      'content-security-policy':
        "default-src 'none';frame-ancestors 'none';base-uri 'none';form-action 'none'",
    });
    const policy = String(headers['permissions-policy']);
    expect(policy).toMatch(/camera=\(\).*geolocation=\(\).*microphone=\(\).*payment=\(\).*usb=\(\)/);
    // Chromium does not know these on every system, and warns on each page.
    expect(policy).not.toMatch(/bluetooth|web-share/);
    expect(headers['access-control-allow-origin']).toBeUndefined();
    expect(headers['strict-transport-security']).toBeUndefined();
  });

  it('a text comes back letter for letter, decoded no second time', async () => {
    const name = '%253Cb%3E &amp;lt; \\u0041 <script> =1+1';
    const { body } = await h.call('createCampaign', {
      token: admin.token,
      body: { name, description: name, version: 'gmsf1.2' },
    });
    expect(body.data).toMatchObject({ name, description: name });
    const list = await h.call('listCampaigns', { token: admin.token });
    expect(list.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(list.body.data[0]).toMatchObject({ name, description: name });
  });

  it('TRACE hands no header back', async () => {
    const answer = await send({ method: 'TRACE' as 'GET', url: '/api/user', headers: authorised() });
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.payload).not.toContain(admin.token);
  });

  it('pictures are opaque files with an ETag', async () => {
    const file = { name: 'p.png', bytes: Buffer.from('a picture') };
    const { body } = await h.call('uploadImage', { token: admin.token, file });
    const params = { id: body.data.id };
    const picture = await h.call('getImage', { token: admin.token, params });
    expect(picture.bytes.toString()).toBe('a picture');
    expect(picture.headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'private, no-cache',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    });
    const headers = { 'if-none-match': String(picture.headers.etag) };
    expect(await h.call('getImage', { token: admin.token, params, headers })).toMatchObject({ status: 304 });
  });
});

/** Headers that proxies and networks of many vendors add. */
const forwarding = [
  ...[
    'x-forwarded-for',
    'x-forwarded-proto',
    'x-forwarded-host',
    'x-forwarded',
    'forwarded',
    'forwarded-for',
  ],
  ...[
    'x-real-ip',
    'via',
    'cf-connecting-ip',
    'cf-ray',
    'cdn-loop',
    'true-client-ip',
    'x-client-ip',
    'client-ip',
  ],
  ...[
    'x-cluster-client-ip',
    'x-original-host',
    'x-envoy-external-address',
    'fastly-client-ip',
    'fly-client-ip',
  ],
  ...[
    'x-amzn-trace-id',
    'x-azure-clientip',
    'x-appengine-user-ip',
    'x-proxyuser-ip',
    'x-request-id',
    'x-scheme',
  ],
  ...[
    'front-end-https',
    'proxy-connection',
    'x-varnish',
    'x-bluecoat-via',
    'ali-cdn-real-ip',
    'x-something-new',
  ],
];

/** The headers that Chromium sends when a user opens a page. */
const browser = {
  host: 'localhost:8080',
  connection: 'keep-alive',
  'cache-control': 'max-age=0',
  'sec-ch-ua': '"Chromium";v="140"',
  'sec-ch-ua-mobile': '?0',
  'upgrade-insecure-requests': '1',
  'user-agent': 'Mozilla/5.0',
  accept: 'text/html',
  'sec-fetch-site': 'none',
  'accept-encoding': 'gzip, deflate, br, zstd',
  'accept-language': 'en-GB',
  cookie: 'a=b',
  dnt: '1',
  priority: 'u=0, i',
};

describe('the development outbox', () => {
  it.each<[string, InjectOptions, number]>([
    ['this machine', {}, 200],
    ['another machine', { remoteAddress: '192.0.2.7' }, 404],
    ['a browser', { headers: browser }, 200],
    ['this machine by another of its names', { headers: { host: '[::1]:8080' } }, 200],
    ...forwarding.map((name): [string, InjectOptions, number] => [
      `a proxy that says ${name}`,
      { headers: { ...browser, [name]: '192.0.2.7' } },
      404,
    ]),
    ['a page under a rebound name', { headers: { host: 'rebound.example' } }, 404],
    ['a name that only begins like one', { headers: { host: 'localhost.example.org' } }, 404],
    ['a name that only looks like one', { headers: { host: 'localhost@rebound.example' } }, 404],
  ])('to %s', async (_case, options, status) => {
    const answer = await send({ method: 'GET', url: '/dev/outbox', ...options });
    expect(answer.statusCode).toBe(status);
  });
});

describe('health', () => {
  it('says that the process and everything it needs answers', async () => {
    expect((await send({ url: '/healthz' })).json()).toEqual({ status: 'ok' });
    expect((await send({ url: '/readyz' })).json()).toEqual({ status: 'ok' });
  });
});

describe('readiness', () => {
  it('is one word in public, asked for at most every other second', async () => {
    const { db } = h.services;
    let asked = 0;
    const check = h.services.queue.check;
    h.services.queue.check = async () => {
      asked += 1;
      throw new Error(`away, ${db}`);
    };
    try {
      const status = async () => (await send({ url: '/readyz' })).statusCode;
      await expect.poll(status, { timeout: 10_000 }).toBe(503);
      const answers = await Promise.all(Array.from({ length: 50 }, () => send({ url: '/readyz' })));
      expect(new Set(answers.map(({ body }) => body))).toEqual(new Set(['{"status":"unavailable"}']));
      expect(asked).toBeLessThan(5);
      expect(await readiness(h.services, false)).toMatchObject({ database: true, queue: false });
    } finally {
      h.services.queue.check = check;
    }
  });
});

describe('the log', () => {
  it('tells the route, never an address, a code, a password or a token', async () => {
    const email = 'secret-address@example.org';
    await h.call('signUp', { body: { email, username: 'S', password: 'a secret password' } });
    const code = await h.mails.code(email, /activation code/);
    await h.call('activate', { query: { email, activation_code: code } });
    await h.call('logIn', { body: { email, password: 'a secret password' } });
    await h.call('getUser', { token: admin.token });
    const lines = logged
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines).toContainEqual(
      expect.objectContaining({ method: 'POST', route: '/api/activate', status: 200 }),
    );
    for (const secret of [email, code, 'a secret password', admin.token])
      expect(logged).not.toContain(secret);
  });

  it('has no error of a sender that leaves in the middle of a body', async () => {
    const address = await h.program.app.listen({ port: 0, host: '127.0.0.1' });
    const headers = { 'content-type': 'application/json', 'content-length': '1000' };
    const sent = request(`${address}/api/login`, { method: 'POST', agent: false, headers });
    sent.on('error', () => undefined);
    const met = new Promise<IncomingMessage>((resolve) => h.program.app.server.once('request', resolve));
    sent.write('{"email":');
    const received = await met;
    const left = new Promise((resolve) => received.once('close', resolve));
    const before = logged.length;
    sent.destroy();
    await left;
    await fetch(`${address}/api/user`);
    await vi.waitFor(() => expect(logged.slice(before)).toContain('/api/user'), { timeout: 10_000 });
    expect(logged.slice(before)).not.toContain('request failed');
  });
});
