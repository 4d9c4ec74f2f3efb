import axe, { type RunOptions } from 'axe-core';
import type { Browser, BrowserContext, Page } from 'playwright';
import { previews, SCHEME, schemeRules } from '../../.storybook/otherScheme.ts';
import type { Entry } from './entries.ts';
import type { Mode } from './modes.ts';

/** Milliseconds; generous, because a computer that is also building renders late. */
export const settled = 60_000;
const usual = { width: 1280, height: 800 };

/** A page, and the problems found in it so far. */
export type Watched = { page: Page; heard: string[] };

/** The reports that Storybook sends about a story. */
type Report = { type: string; result?: { violations?: Violation[]; error?: unknown } };
type Violation = { id: string; nodes: { target: unknown }[] };
/** What axe looks at, by selectors. */
type Where = { include: string[]; exclude: string[] };
type Shown = { status: string; reporters: Report[] };

/** A story's own choices in the toolbar, and the windows to choose from. */
type Loaded = {
  storyGlobals: { viewport?: { value: string } };
  parameters: {
    viewport: { options: Readonly<Record<string, { styles: { width: string; height: string } }>> };
  };
};

declare global {
  interface Window {
    axe: typeof axe;
    __STORYBOOK_PREVIEW__: {
      channel: {
        on: (event: string, listener: (shown: unknown) => void) => void;
        off: (event: string, listener: (shown: unknown) => void) => void;
        emit: (event: string, argument: unknown) => void;
      };
      loadStory: (asked: { storyId: string }) => Promise<Loaded>;
      /** Every story on the page. */
      storyRenders: readonly { isPreparing: () => boolean; isPending: () => boolean }[];
    };
  }
}

/** A page that records its console messages and requests. */
export async function openPage(context: BrowserContext, origin: string): Promise<Watched> {
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

/** Loads the frame that renders stories, at a text page other than the entry that is visited first. */
export async function openTab(browser: Browser, base: string, at: string): Promise<Watched> {
  const tab = await openPage(
    await browser.newContext({
      colorScheme: 'light',
      reducedMotion: 'reduce',
      locale: 'en-GB',
      timezoneId: 'UTC',
      viewport: usual,
    }),
    new URL(base).origin,
  );
  // A text page frames stories, each of which is visited by itself. A route would not see them: the mocks' worker does.
  await tab.page.addInitScript(() => {
    if (window.self !== window.top) window.stop();
  });
  await tab.page.goto(`${base}iframe.html?viewMode=docs&id=${at}`, { timeout: settled });
  await tab.page.locator('.leaf-docs > *').first().waitFor({ timeout: settled });
  return tab;
}

/**
 * Sets the toolbar and, if given, opens an entry; resolves once it has played and axe has checked it.
 * `a11y: { manual: true }` among the choices leaves axe out.
 */
export const draw = (
  page: Page,
  { id, type }: Entry,
  globals: Readonly<Record<string, unknown>> & { a11y?: { manual: boolean } },
  open: boolean,
): Promise<Shown> =>
  page.evaluate(
    ([storyId, viewMode, chosen, opens, patience]) =>
      new Promise<Shown>((resolve, reject) => {
        const { channel } = window.__STORYBOOK_PREVIEW__;
        const listening: [string, (shown: unknown) => void][] = [];
        const end = (act: () => void) => {
          clearTimeout(late);
          for (const [event, listener] of listening) channel.off(event, listener);
          act();
        };
        const late = setTimeout(
          () => end(() => reject(new Error('it did not end, or axe did not look at it'))),
          patience,
        );
        // The text page that is left may draw the same story once more, which axe does not check there.
        const looked = (shown: unknown) => {
          const { status, reporters } = shown as Shown;
          if (chosen.a11y?.manual) return true;
          return status !== 'success' || reporters.some(({ type: reporter }) => reporter === 'a11y');
        };
        const hear = (event: string, act: (shown: unknown) => void, counts = (_: unknown) => true) => {
          const listener = (shown: unknown) => {
            const told = shown && typeof shown === 'object' && 'storyId' in shown ? shown.storyId : shown;
            if (told === storyId && counts(shown)) end(() => act(shown));
          };
          listening.push([event, listener]);
          channel.on(event, listener);
        };
        if (viewMode === 'docs') hear('docsRendered', () => resolve({ status: 'success', reporters: [] }));
        else hear('storyFinished', (shown) => resolve(shown as Shown), looked);
        hear('storyMissing', () => reject(new Error('it is missing')));
        channel.emit('updateGlobals', { globals: chosen });
        if (opens) channel.emit('setCurrentStory', { storyId, viewMode });
      }),
    [id, type, globals, open, settled] as const,
  );

/** The window that a story asks for, which the manager gives its frame. */
const windowOf = (page: Page, { id }: Entry) =>
  page.evaluate(
    async ([storyId, otherwise]) => {
      const { storyGlobals, parameters } = await window.__STORYBOOK_PREVIEW__.loadStory({ storyId });
      const styles = parameters.viewport.options[storyGlobals.viewport?.value ?? '']?.styles;
      if (!styles) return otherwise;
      return { width: Number.parseInt(styles.width, 10), height: Number.parseInt(styles.height, 10) };
    },
    [id, usual] as const,
  );

/**
 * Waits for a text page and its stories to take the toolbar's choices on, which they do after it has said that it is
 * drawn. Storybook loads the page again if it is left before a story has ended.
 */
const follows = (page: Page, globals: Readonly<Record<string, unknown>>) =>
  page.waitForFunction(
    (chosen) => {
      const taken = JSON.parse(document.documentElement.dataset.leafGlobals ?? '{}');
      return (
        Object.entries(chosen).every(([name, value]) => taken[name] === value) &&
        window.__STORYBOOK_PREVIEW__.storyRenders.every((story) => !story.isPreparing() && !story.isPending())
      );
    },
    globals,
    { timeout: settled },
  );

/** What a text page has that the toolbar did not choose: a story on it must not set it. */
const otherSettings = (page: Page, { theme, locale, direction }: Mode['globals']) =>
  page.evaluate(
    ([schemeName, chosen]) => {
      const { documentElement: root } = document;
      const now = { scheme: root.getAttribute(schemeName), language: root.lang, direction: root.dir };
      return Object.entries(chosen)
        .filter(([name, value]) => now[name as keyof typeof now] !== value)
        .map(([name, value]) => `its ${name} is ${now[name as keyof typeof now]}, not ${value}`);
    },
    [SCHEME, { scheme: theme, language: locale?.slice(0, 2), direction }] as const,
  );

/** The problems of an entry in a mode. */
export async function visit(tab: Watched, entry: Entry, mode: Mode, open: boolean): Promise<string[]> {
  if (entry.type === 'docs') {
    // A story before it may have asked for another window.
    if (open) await tab.page.setViewportSize(usual);
    await draw(tab.page, entry, mode.globals, open);
    await follows(tab.page, mode.globals);
    return lasting(async () => [
      ...(await otherSettings(tab.page, mode.globals)),
      // Several stories on one page repeat landmarks and headings.
      ...(await violations(tab.page, { include: ['.sbdocs-wrapper'], exclude: ['.sb-story'] })),
    ]);
  }
  if (mode.turned) return turned(tab.page);
  if (open) await tab.page.setViewportSize(await windowOf(tab.page, entry));
  const { status, reporters } = await draw(tab.page, entry, mode.globals, open);
  const looked = reporters.find((report) => report.type === 'a11y')?.result;
  const found = (looked?.violations ?? []).map(told);
  if (!looked || looked.error) found.push('the accessibility addon did not look at it');
  if (status !== 'success' && found.length === 0) found.push('its play function failed');
  return found;
}

/**
 * What is still found when a page has come to rest. Its stories are drawn one after another, each for the toolbar's
 * choices of its time.
 */
async function lasting(look: () => Promise<string[]>): Promise<string[]> {
  const until = performance.now() + 5_000;
  let found = await look();
  while (found.length > 0 && performance.now() < until) found = await look();
  return found;
}

function told({ id, nodes }: Violation): string {
  const places = nodes.slice(0, 3).map(({ target }) => [target].flat().join(' '));
  return `axe ${id}: ${places.join(' | ')}`;
}

async function violations(page: Page, where: Where, options: RunOptions = {}): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const found = await page.evaluate(
    ([place, chosen]) => window.axe.run(place, { ...chosen, iframes: false, resultTypes: ['violations'] }),
    [where, options] as const,
  );
  return found.violations.map(told);
}

/** What axe finds in a story's other scheme. */
async function turned(page: Page): Promise<string[]> {
  const turn = () =>
    page.evaluate(
      (name) =>
        new Promise((resolve) => {
          const { documentElement: root } = document;
          root.setAttribute(name, root.getAttribute(name) === 'dark' ? 'light' : 'dark');
          requestAnimationFrame(resolve);
        }),
      SCHEME,
    );
  await turn();
  const found = await violations(
    page,
    { include: ['body'], exclude: previews },
    { runOnly: { type: 'rule', values: schemeRules } },
  );
  await turn();
  return found;
}
