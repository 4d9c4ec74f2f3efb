import { type Browser, chromium } from 'playwright';
import { chromiumLaunch } from './chromium.ts';
import { serve } from './lib/serve.ts';
import { messageOf } from './packages/results.ts';
import { type Entry, firstStories, folder, isScreen, plays, readEntries } from './storybook/entries.ts';
import { visitFrame } from './storybook/frame.ts';
import { type Mode, modes } from './storybook/modes.ts';
import { openTab, sideways, visit, type Watched } from './storybook/tab.ts';

/**
 * Serves the static Storybook below a sub-path and opens its entries: no error in the console, no failed request, nothing
 * from another origin, no axe violation, nothing that scrolls sideways, at 320 px neither.
 *
 *     npm run build-storybook && npm run check:storybook -- [docs | whole] [part of an id …]
 *
 * By default the first story of each component, every screen in every state, and the toolbar. They are opened in both
 * schemes, in English, German, French and the pseudo-language, from right to left, with text of 200 % and in forced
 * colours. With `whole` every entry is, pages of text too; with `docs` only these, in English and the light scheme: the
 * states themselves run with axe in `npm run test:stories`.
 */
const [kind] = process.argv.slice(2).filter((word) => word === 'docs' || word === 'whole');
const only = process.argv.slice(2).filter((word) => word !== kind);

const server = await serve(folder, { base: '/sub' });
const base = `${server.origin}/sub/`;
const entries = readEntries();
const first = firstStories(entries);
const isChosen = (entry: Entry) => {
  if (kind === 'whole') return true;
  return kind === 'docs' ? entry.type === 'docs' : first.has(entry) || isScreen(entry);
};
const isNamed = ({ id }: Entry) => only.length === 0 || only.some((part) => id.includes(part));
const chosen = entries.filter((entry) => isNamed(entry) && isChosen(entry));
const modesOf = (entry: Entry): readonly Mode[] => {
  if (kind === 'docs') return modes.slice(0, 1);
  return plays(entry) ? modes.filter(({ translated }) => !translated) : modes;
};

let passed = 0;
let failed = 0;
/** Reports each fault as it is found: a full run takes long, and an aborted one should still show what it found. */
const note = (id: string, mode: string, found: readonly string[]) => {
  if (found.length === 0) passed += 1;
  else {
    failed += 1;
    console.log(`✗ ${id} (${mode})\n    ${found.join('\n    ')}`);
  }
};

const NOT_DRAWN = 'not drawn';

/** One browser per batch: a long-lived one grows, and some crash after minutes without a GPU. */
const batch = 60;
const began = Date.now();
for (let at = 0; at < chosen.length; at += batch) {
  let waiting = chosen.slice(at, at + batch);
  for (let tries = 0; waiting.length > 0 && tries < 3; tries += 1) waiting = await visitAll(waiting);
  for (const { id } of waiting) note(id, 'any mode', ['the browser did not survive it']);
  const seconds = Math.round((Date.now() - began) / 1000);
  console.log(
    `${Math.min(at + batch, chosen.length)} of ${chosen.length} entries, ${failed} faults, ${seconds} s`,
  );
}

if (only.length === 0) for (const [name, found] of await visitFrame(base)) note(name, 'the toolbar', found);

server.close();
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

/**
 * Visits entries in one browser, in two isolated tabs: otherwise a tab that closes would take the mocks'
 * worker away from the other. Returns the entries it could not finish.
 */
async function visitAll(some: readonly Entry[]): Promise<Entry[]> {
  const browser = await chromium.launch(chromiumLaunch);
  const queue = [...some];
  const unfinished: Entry[] = [];
  const work = async () => {
    let tab: Watched | undefined;
    for (let entry = queue.shift(); entry; entry = queue.shift()) {
      tab = await visitModes(browser, tab, entry);
      if (!browser.isConnected()) unfinished.push(entry);
    }
  };
  await Promise.all([work(), work()]);
  if (browser.isConnected()) await browser.close();
  return unfinished;
}

/** Opens an entry once, then changes the toolbar under it, as a reader does. Returns the tab, unless it is spoilt. */
async function visitModes(
  browser: Browser,
  open: Watched | undefined,
  entry: Entry,
): Promise<Watched | undefined> {
  let tab = open;
  let isShown = false;
  /** A frame that did not draw is thrown away with what it said. */
  const look = async (mode: Mode): Promise<string[]> => {
    try {
      const at = entries.find((other) => other.type === 'docs' && other !== entry)?.id ?? '';
      tab ??= await openTab(browser, base, at);
      const found = await visit(tab, entry, mode, !isShown);
      if (entry.type === 'story' && !plays(entry)) found.push(...(await sideways(tab, mode)));
      isShown = true;
      return [...found, ...tab.heard.splice(0)];
    } catch (reason) {
      const said = tab?.heard.splice(0) ?? [];
      isShown = false;
      await tab?.page
        .context()
        .close()
        .catch(() => undefined);
      tab = undefined;
      return [`${NOT_DRAWN}: ${messageOf(reason).split('\n')[0]}`, ...said];
    }
  };
  for (const mode of modesOf(entry)) {
    let found = await look(mode);
    // A busy computer may stall; a fault is there again in a new tab.
    if (found[0]?.startsWith(NOT_DRAWN) && browser.isConnected()) found = await look(mode);
    if (!browser.isConnected()) return undefined;
    note(entry.id, mode.name, found);
  }
  return tab;
}
