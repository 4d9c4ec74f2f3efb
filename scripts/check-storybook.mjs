import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { chromium } from 'playwright';
import { chromiumLaunch } from './chromium.ts';
import { serve } from './lib/serve.ts';

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
/** Milliseconds; generous, because a computer that is also building renders late. */
const settled = 60_000;
const preview = '#storybook-preview-iframe';

const server = await serve(folder, { base: base.slice(0, -1) });
const { origin } = server;

const entries = Object.values(JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')).entries);
const chosen = entries.filter(({ id, type }) => id.includes(only) && (!docsOnly || type === 'docs'));
let passed = 0;
let failed = 0;
/** Reports each fault as it is found: a full run takes long, and an aborted one should still show what it found. */
const note = (id, scheme, found) => {
  if (found.length === 0) passed += 1;
  else {
    failed += 1;
    console.log(`✗ ${id} (${scheme})\n    ${found.join('\n    ')}`);
  }
};

/** One browser per batch: a long-lived one grows, and some crash after minutes without a GPU. */
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

/**
 * Visits entries in one browser, in two isolated tabs: otherwise one that closes would take the mocks' worker away from
 * the other. Returns those it could not finish.
 */
async function visitAll(some, scheme) {
  const browser = await chromium.launch(chromiumLaunch);
  const queue = [...some];
  const unfinished = [];
  const work = async () => {
    let tab;
    for (let entry = queue.shift(); entry; entry = queue.shift()) {
      const found = [];
      try {
        tab ??= await openTab(browser, scheme, entry);
        found.push(...(await visit(tab, entry)));
      } catch (reason) {
        found.push(`not drawn: ${String(reason.message).split('\n')[0]}`);
      }
      if (browser.isConnected()) note(entry.id, scheme, [...found, ...(tab?.heard.splice(0) ?? [])]);
      else unfinished.push(entry);
      if (found.length > 0) {
        await tab?.page.close().catch(() => undefined);
        tab = undefined;
      }
    }
  };
  await Promise.all([work(), work()]);
  if (browser.isConnected()) await browser.close();
  return unfinished;
}

/** A page that records its console messages and requests. */
async function openPage(context) {
  const page = await context.newPage();
  const heard = [];
  page.on('console', (message) => {
    if (message.type() === 'error') heard.push(`console: ${message.text().slice(0, 300)}`);
  });
  page.on('pageerror', (error) => heard.push(`error: ${error.message.slice(0, 300)}`));
  page.on('request', (request) => {
    const { protocol, origin: asked } = new URL(request.url());
    if (protocol.startsWith('http') && asked !== origin) heard.push(`request to ${asked}`);
  });
  return { page, heard };
}

/** Loads Storybook itself, at a text page other than the entry that is visited first. */
async function openTab(browser, scheme, next) {
  const tab = await openPage(
    await browser.newContext({
      colorScheme: scheme,
      reducedMotion: 'reduce',
      locale: 'en-GB',
      timezoneId: 'UTC',
    }),
  );
  const { id } = entries.find((entry) => entry.type === 'docs' && entry !== next);
  await tab.page.goto(`${origin}${base}?path=/docs/${id}&globals=theme:${scheme}`, { timeout: settled });
  await tab.page.frameLocator(preview).locator('.leaf-docs > *').first().waitFor({ timeout: settled });
  const frame = await (await tab.page.waitForSelector(preview)).contentFrame();
  return { ...tab, frame };
}

/**
 * Opens an entry as the sidebar does; a story is done once it has played and the accessibility addon has checked it.
 */
async function visit({ page, frame }, { id, type }) {
  const { status, reporters } = await frame.evaluate(
    ([storyId, viewMode, patience]) =>
      new Promise((resolve, reject) => {
        const { channel } = window.__STORYBOOK_PREVIEW__;
        const hear = (event, end) => {
          const listener = (shown) => {
            if ((shown?.storyId ?? shown) !== storyId) return;
            channel.off(event, listener);
            end(shown);
          };
          channel.on(event, listener);
        };
        if (viewMode === 'docs') hear('docsRendered', () => resolve({ status: 'success', reporters: [] }));
        else hear('storyFinished', resolve);
        hear('storyMissing', () => reject(new Error('it is missing')));
        setTimeout(reject, patience, new Error('it did not end'));
        channel.emit('navigateUrl', `?path=/${viewMode}/${storyId}`);
      }),
    [id, type, settled],
  );
  if (type === 'docs') return violations(page);
  const looked = reporters.find((report) => report.type === 'a11y')?.result;
  const found = (looked?.violations ?? []).map(told);
  if (!looked || looked.error) found.push('the accessibility addon did not look at it');
  if (status !== 'success' && found.length === 0) found.push('its play function failed');
  return found;
}

function told({ id, nodes }) {
  const places = nodes.slice(0, 3).map(({ target }) => target.join(' '));
  return `axe ${id}: ${places.join(' | ')}`;
}

/** A text page; its stories are visited separately, and several on one page repeat landmarks and headings. */
async function violations(page) {
  const axe = new AxeBuilder({ page }).include([preview, '.sbdocs-wrapper']).exclude([preview, '.sb-story']);
  return (await axe.analyze()).violations.map(told);
}

/** The manager with the front page. */
async function visitFrame() {
  const browser = await chromium.launch(chromiumLaunch);
  const { page, heard } = await openPage(await browser.newContext());
  try {
    await page.goto(`${origin}${base}`, { waitUntil: 'load', timeout: settled });
    await page.getByRole('link', { name: 'Introduction' }).first().waitFor({ timeout: settled });
    await page.frameLocator(preview).locator('.leaf-front h1').waitFor({ timeout: settled });
  } catch (reason) {
    heard.push(`not drawn: ${String(reason.message).split('\n')[0]}`);
  }
  await browser.close();
  return heard;
}
