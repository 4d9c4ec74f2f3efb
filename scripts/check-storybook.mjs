import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { chromium } from 'playwright';
import { chromiumLaunch } from './chromium.ts';

/**
 * Serves the static Storybook below a sub-path and opens every entry of its index in both schemes: no error in the
 * console, no failed request, nothing from another origin, no axe violation. With `docs` only the pages of text, in the
 * light scheme: the stories themselves run with axe in `npm run test:stories`.
 *
 *     npm run build-storybook && npm run check:storybook -- [docs] [part of an id]
 */
const folder = 'storybook-static';
const docsOnly = process.argv[2] === 'docs';
const only = process.argv[docsOnly ? 3 : 2] ?? '';
const base = '/sub/';
const types = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
};
const settled = 20_000;

const server = createServer((request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  const inside = pathname.startsWith(base) && normalize(decodeURIComponent(pathname.slice(base.length)));
  const file = typeof inside === 'string' && join(folder, inside === '.' ? 'index.html' : inside);
  if (!file || inside.startsWith('..') || !existsSync(file) || !statSync(file).isFile()) {
    response.writeHead(404).end();
    return;
  }
  response.writeHead(200, { 'Content-Type': types[extname(file)] ?? 'application/octet-stream' });
  createReadStream(file).pipe(response);
});
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
const origin = `http://127.0.0.1:${server.address().port}`;

const entries = Object.values(JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')).entries);
const chosen = entries.filter(({ id, type }) => id.includes(only) && (!docsOnly || type === 'docs'));
let passed = 0;
let failed = 0;
/** Says each fault as it is found: a whole run takes long, and whoever ends it early should know what it saw. */
const note = (id, scheme, found) => {
  if (found.length === 0) passed += 1;
  else {
    failed += 1;
    console.log(`✗ ${id} (${scheme})\n    ${found.join('\n    ')}`);
  }
};

/** A browser for each batch: one that lives long grows, and some end themselves after minutes without a GPU. */
const batch = 40;
for (const scheme of docsOnly ? ['light'] : ['light', 'dark']) {
  for (let first = 0; first < chosen.length; first += batch) {
    let waiting = chosen.slice(first, first + batch);
    for (let tries = 0; waiting.length > 0 && tries < 3; tries += 1)
      waiting = await visitAll(waiting, scheme);
    for (const { id } of waiting) note(id, scheme, ['the browser did not survive it']);
    console.log(
      `${scheme}: ${Math.min(first + batch, chosen.length)} of ${chosen.length}, ${failed} faults so far`,
    );
  }
}

note('the frame around them', 'light', await visitFrame());

server.close();
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

/** Visits entries in one browser, two at a time; answers with those it could not finish. */
async function visitAll(some, scheme) {
  const browser = await chromium.launch(chromiumLaunch);
  const queue = [...some];
  const unfinished = [];
  const work = async () => {
    for (let entry = queue.shift(); entry; entry = queue.shift()) {
      const found = browser.isConnected() ? await visit(browser, entry, scheme) : [];
      if (browser.isConnected()) note(entry.id, scheme, found);
      else unfinished.push(entry);
    }
  };
  await Promise.all([work(), work()]);
  if (browser.isConnected()) await browser.close();
  return unfinished;
}

async function openPage(context, found) {
  const page = await context.newPage();
  page.on('console', (message) => {
    if (message.type() === 'error') found.push(`console: ${message.text().slice(0, 300)}`);
  });
  page.on('pageerror', (error) => found.push(`error: ${error.message.slice(0, 300)}`));
  page.on('request', (request) => {
    const { protocol, origin: asked } = new URL(request.url());
    if (protocol.startsWith('http') && asked !== origin) found.push(`request to ${asked}`);
  });
  return page;
}

/** In a context of its own: a tab that closes takes the worker of the mocks away from its neighbours. */
async function visit(browser, { id, type }, scheme) {
  const found = [];
  let context;
  try {
    context = await browser.newContext({
      colorScheme: scheme,
      reducedMotion: 'reduce',
      locale: 'en-GB',
      timezoneId: 'UTC',
    });
    const page = await openPage(context, found);
    const address = `${origin}${base}iframe.html?id=${id}&viewMode=${type}&globals=theme:${scheme}`;
    await page.goto(address, { waitUntil: 'load', timeout: settled });
    if (type === 'docs') await drawn(page);
    else await played(page);
    found.push(...(await violations(page, type)));
  } catch (reason) {
    found.push(`not drawn: ${String(reason.message).split('\n')[0]}`);
  }
  await context?.close().catch(() => undefined);
  return found;
}

/** A docs page is there once its pictures stand still. */
async function drawn(page) {
  await page.waitForSelector('.leaf-docs > *', { timeout: settled });
  await page.waitForLoadState('networkidle', { timeout: settled });
}

/** A story is there once its play function has ended; Storybook says so in the body's class. */
async function played(page) {
  await page.waitForSelector('body.sb-show-main, body.sb-show-errordisplay', { timeout: settled });
  if (await page.locator('body.sb-show-errordisplay').count())
    throw new Error((await page.locator('#error-message').innerText()).slice(0, 200));
  await page.waitForFunction(
    () =>
      window.__STORYBOOK_PREVIEW__?.currentRender?.phase === 'finished' ||
      window.__STORYBOOK_PREVIEW__?.currentRender?.phase === 'completed' ||
      window.__STORYBOOK_PREVIEW__?.currentRender?.phase === 'errored',
    undefined,
    { timeout: 60_000 },
  );
  const phase = await page.evaluate(() => window.__STORYBOOK_PREVIEW__.currentRender.phase);
  if (phase === 'errored') throw new Error('its play function failed');
}

async function violations(page, type) {
  const axe = new AxeBuilder({ page }).include(type === 'docs' ? '.leaf-docs' : 'body');
  if (type === 'docs') {
    // Stories inside a docs page are checked on their own; several on one page repeat landmarks and headings.
    axe.exclude('.sb-story');
  } else {
    // As the accessibility addon does: these ask about whole documents.
    axe.disableRules([
      'region',
      'document-title',
      'html-has-lang',
      'landmark-one-main',
      'page-has-heading-one',
      'bypass',
    ]);
  }
  const { violations: list } = await axe.analyze();
  return list.map(
    ({ id, nodes }) =>
      `axe ${id}: ${nodes
        .map(({ target }) => target.join(' '))
        .slice(0, 3)
        .join(' | ')}`,
  );
}

/** The manager with the front page in it. */
async function visitFrame() {
  const found = [];
  const browser = await chromium.launch(chromiumLaunch);
  const context = await browser.newContext();
  const page = await openPage(context, found);
  try {
    await page.goto(`${origin}${base}`, { waitUntil: 'load', timeout: settled });
    await page.getByRole('link', { name: 'Introduction' }).first().waitFor({ timeout: settled });
    await page
      .frameLocator('#storybook-preview-iframe')
      .locator('.leaf-front h1')
      .waitFor({ timeout: settled });
  } catch (reason) {
    found.push(`not drawn: ${String(reason.message).split('\n')[0]}`);
  }
  await browser.close();
  return found;
}
