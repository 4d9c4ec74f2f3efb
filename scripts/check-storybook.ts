import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { type Browser, type BrowserContext, chromium, type Frame, type Page } from 'playwright';
import { chromiumLaunch } from './chromium.ts';
import { serve } from './lib/serve.ts';
import { messageOf } from './packages/results.ts';

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

/** A story or a page of text, as in the index of a Storybook. */
type Entry = { id: string; type: 'story' | 'docs' };
type Scheme = 'light' | 'dark';
/** A page, and what went wrong in it so far. */
type Watched = { page: Page; heard: string[] };
/** A tab with Storybook; `frame` is the one in which stories are drawn. */
type Tab = Watched & { frame: Frame };
/** What Storybook's own reports say of a story. */
type Report = { type: string; result?: { violations?: Violation[]; error?: unknown } };
type Violation = { id: string; nodes: { target: unknown }[] };
type Shown = { status: string; reporters: Report[] };

declare global {
  interface Window {
    __STORYBOOK_PREVIEW__: {
      channel: {
        on: (event: string, listener: (shown: unknown) => void) => void;
        off: (event: string, listener: (shown: unknown) => void) => void;
        emit: (event: string, argument: unknown) => void;
      };
    };
  }
}

const index: { entries: Record<string, Entry> } = JSON.parse(
  readFileSync(join(folder, 'index.json'), 'utf8'),
);
const entries = Object.values(index.entries);
const chosen = entries.filter(({ id, type }) => id.includes(only) && (!docsOnly || type === 'docs'));
let passed = 0;
let failed = 0;
/** Reports each fault as it is found: a full run takes long, and an aborted one should still show what it found. */
const note = (id: string, scheme: Scheme, found: readonly string[]) => {
  if (found.length === 0) passed += 1;
  else {
    failed += 1;
    console.log(`✗ ${id} (${scheme})\n    ${found.join('\n    ')}`);
  }
};

/** One browser per batch: a long-lived one grows, and some crash after minutes without a GPU. */
const batch = 40;
const schemes: readonly Scheme[] = docsOnly ? ['light'] : ['light', 'dark'];
for (const scheme of schemes) {
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
async function visitAll(some: readonly Entry[], scheme: Scheme): Promise<Entry[]> {
  const browser = await chromium.launch(chromiumLaunch);
  const queue = [...some];
  const unfinished: Entry[] = [];
  const work = async () => {
    let tab: Tab | undefined;
    for (let entry = queue.shift(); entry; entry = queue.shift()) {
      const found: string[] = [];
      try {
        tab ??= await openTab(browser, scheme, entry);
        found.push(...(await visit(tab, entry)));
      } catch (reason) {
        found.push(`not drawn: ${messageOf(reason).split('\n')[0]}`);
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
async function openPage(context: BrowserContext): Promise<Watched> {
  const page = await context.newPage();
  const heard: string[] = [];
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
async function openTab(browser: Browser, scheme: Scheme, next: Entry): Promise<Tab> {
  const tab = await openPage(
    await browser.newContext({
      colorScheme: scheme,
      reducedMotion: 'reduce',
      locale: 'en-GB',
      timezoneId: 'UTC',
    }),
  );
  const id = entries.find((entry) => entry.type === 'docs' && entry !== next)?.id;
  await tab.page.goto(`${origin}${base}?path=/docs/${id}&globals=theme:${scheme}`, { timeout: settled });
  await tab.page.frameLocator(preview).locator('.leaf-docs > *').first().waitFor({ timeout: settled });
  const frame = await (await tab.page.waitForSelector(preview)).contentFrame();
  if (!frame) throw new Error('Storybook has no frame for its stories.');
  return { ...tab, frame };
}

/**
 * Opens an entry as the sidebar does; a story is done once it has played and the accessibility addon has checked it.
 */
async function visit({ page, frame }: Tab, { id, type }: Entry): Promise<string[]> {
  const { status, reporters } = await frame.evaluate(
    ([storyId, viewMode, patience]) =>
      new Promise<Shown>((resolve, reject) => {
        const { channel } = window.__STORYBOOK_PREVIEW__;
        const hear = (event: string, end: (shown: unknown) => void) => {
          const listener = (shown: unknown) => {
            const told = shown && typeof shown === 'object' && 'storyId' in shown ? shown.storyId : shown;
            if (told !== storyId) return;
            channel.off(event, listener);
            end(shown);
          };
          channel.on(event, listener);
        };
        if (viewMode === 'docs') hear('docsRendered', () => resolve({ status: 'success', reporters: [] }));
        else hear('storyFinished', (shown) => resolve(shown as Shown));
        hear('storyMissing', () => reject(new Error('it is missing')));
        setTimeout(reject, patience, new Error('it did not end'));
        channel.emit('navigateUrl', `?path=/${viewMode}/${storyId}`);
      }),
    [id, type, settled] as const,
  );
  if (type === 'docs') return violations(page);
  const looked = reporters.find((report) => report.type === 'a11y')?.result;
  const found = (looked?.violations ?? []).map(told);
  if (!looked || looked.error) found.push('the accessibility addon did not look at it');
  if (status !== 'success' && found.length === 0) found.push('its play function failed');
  return found;
}

function told({ id, nodes }: Violation): string {
  const places = nodes.slice(0, 3).map(({ target }) => [target].flat().join(' '));
  return `axe ${id}: ${places.join(' | ')}`;
}

/** A text page; its stories are visited separately, and several on one page repeat landmarks and headings. */
async function violations(page: Page): Promise<string[]> {
  const axe = new AxeBuilder({ page }).include([preview, '.sbdocs-wrapper']).exclude([preview, '.sb-story']);
  return (await axe.analyze()).violations.map(told);
}

/** The manager with the front page. */
async function visitFrame(): Promise<string[]> {
  const browser = await chromium.launch(chromiumLaunch);
  const { page, heard } = await openPage(await browser.newContext());
  try {
    await page.goto(`${origin}${base}`, { waitUntil: 'load', timeout: settled });
    await page.getByRole('link', { name: 'Introduction' }).first().waitFor({ timeout: settled });
    await page.frameLocator(preview).locator('.leaf-front h1').waitFor({ timeout: settled });
  } catch (reason) {
    heard.push(`not drawn: ${messageOf(reason).split('\n')[0]}`);
  }
  await browser.close();
  return heard;
}
