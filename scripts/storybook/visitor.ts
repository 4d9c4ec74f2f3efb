import { setTimeout } from 'node:timers/promises';
import { type Browser, chromium } from 'playwright';
import { chromiumLaunch } from '../chromium.ts';
import { messageOf } from '../packages/results.ts';
import { type Entry, plays } from './entries.ts';
import type { Mode } from './modes.ts';
import { sideways } from './sideways.ts';
import { openTab, settled, visit, type Watched } from './tab.ts';

/** A browser that stays open grows, and without a GPU it may crash after some minutes. */
const entriesPerBrowser = 40;
/** Milliseconds. A page whose thread is stuck can't run its own timer, so this one runs here. */
const longest = settled + 30_000;

/** What a mode of an entry showed. `isSettled` is false if the page never finished, which a new browser may mend. */
type Look = { isSettled: boolean; found: string[] };

/** Opens entries one after another in a browser of its own. */
export type Visitor = {
  /** Opens an entry once, then changes the toolbar under it, as a reader does. */
  visit: (
    entry: Entry,
    modes: readonly Mode[],
    note: (mode: string, found: readonly string[]) => void,
  ) => Promise<void>;
  close: () => Promise<void>;
};

/** @param first the text page that a new tab loads, by the entry that is visited next */
export function visitor(base: string, first: (next: Entry) => string): Visitor {
  let browser: Browser | undefined;
  let tab: Watched | undefined;
  let visited = 0;

  const close = async () => {
    const old = browser;
    browser = undefined;
    tab = undefined;
    visited = 0;
    if (old) await within(old.close()).catch(() => undefined);
  };

  const look = async (entry: Entry, mode: Mode, isFirst: boolean): Promise<Look> => {
    try {
      browser ??= await chromium.launch(chromiumLaunch);
      tab ??= await openTab(browser, base, first(entry));
      const found = await visit(tab, entry, mode, isFirst);
      // The text of a page is English in every mode.
      if (entry.type === 'docs' ? isFirst : !plays(entry)) found.push(...(await sideways(tab, mode)));
      return { isSettled: true, found: [...found, ...tab.heard.splice(0)] };
    } catch (reason) {
      return lost(reason, tab);
    }
  };

  return {
    async visit(entry, modes, note) {
      if (visited >= entriesPerBrowser) await close();
      visited += 1;
      let isFirst = true;
      for (const mode of modes) {
        // A change in the toolbar resets what a journey has done, but not where it is.
        if (entry.title.startsWith('Flows/') && !isFirst) {
          await within(tab?.page.context().close() ?? Promise.resolve()).catch(() => undefined);
          tab = undefined;
          isFirst = true;
        }
        let seen = await within(look(entry, mode, isFirst)).catch((reason) => lost(reason, tab));
        if (!seen.isSettled) {
          // A busy computer may stall; a fault is there again in a new browser.
          await close();
          seen = await within(look(entry, mode, true)).catch((reason) => lost(reason, tab));
        }
        note(mode.name, seen.found);
        if (!seen.isSettled) return close();
        isFirst = false;
      }
    },
    close,
  };
}

const lost = (reason: unknown, tab?: Watched): Look => ({
  isSettled: false,
  found: [
    `did not settle, so its other modes are left out: ${messageOf(reason).split('\n')[0]}`,
    ...(tab?.heard.splice(0) ?? []),
  ],
});

/** @throws if it takes longer than a page may take */
async function within<Result>(act: Promise<Result>): Promise<Result> {
  const ended = new AbortController();
  const late = setTimeout(longest, undefined, { signal: ended.signal }).then((): never => {
    throw new Error(`no answer within ${longest / 1000} s`);
  });
  try {
    return await Promise.race([act, late]);
  } finally {
    ended.abort();
  }
}
