import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '../../bench/portal/leaf.ts';
import { type Browser, until } from './browser.ts';
import { findInPage, placeInPage } from './findInPage.ts';

/** The key under which WebDriver identifies an element. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';
type Found = { [elementKey]: string };

const control = '\uE009';

export type WebKit = { browser: Browser<Found>; version: string; close: () => Promise<void> };

/** Starts WebKitGTK's own driver and a MiniBrowser; needs a display and a session bus. */
export async function startWebKit(driver: string, miniBrowser: string): Promise<WebKit> {
  const port = await freePort();
  const program = spawn(driver, [`--port=${port}`], { stdio: ['ignore', 'ignore', 'inherit'] });
  const ended = once(program, 'exit');
  const stop = async () => {
    program.kill('SIGTERM');
    await ended;
  };
  const base = `http://127.0.0.1:${port}`;
  try {
    await until('The driver of WebKitGTK', () =>
      fetch(`${base}/status`).then(
        ({ ok }) => ok,
        () => false,
      ),
    );
    const options = { binary: miniBrowser, args: ['--automation'] };
    const capabilities = {
      alwaysMatch: { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options },
    };
    const { sessionId, capabilities: given } = await command(base, 'POST', '/session', { capabilities });
    const session = `${base}/session/${sessionId}`;
    return {
      browser: await drive(session),
      version: `${given.browserName} ${given.browserVersion}`,
      close: async () => {
        await command(session, 'DELETE', '').finally(stop);
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function drive(session: string): Promise<Browser<Found>> {
  const send = (route: string, body: object) => command(session, 'POST', route, body);
  const run = (source: string, ...args: unknown[]) => send('/execute/sync', { script: source, args });
  const keys = (element: Found, text: string) => send(`/element/${element[elementKey]}/value`, { text });
  const click = (element: Found) => send(`/element/${element[elementKey]}/click`, {});
  await send('/window/rect', { width: 1280, height: 900 });
  return {
    open: (address) => send('/url', { url: address }),
    // A page that is being replaced has no elements.
    find: async (kind, name) =>
      (await run(`return (${findInPage}).apply(null, arguments);`, kind, name).catch(() => null)) ??
      undefined,
    click,
    type: async (element, text) => {
      await click(element);
      // A modifier stays pressed until the end of its command.
      await keys(element, `${control}a`);
      await keys(element, text);
    },
    setFile: keys,
    place: (element) => run(`return (${placeInPage}).apply(null, arguments);`, element).catch(() => ''),
    isDrawn: (element) => run('return arguments[0].complete && arguments[0].naturalWidth > 0;', element),
    text: () => run('return document.body.innerText;').catch(() => ''),
    // WebDriver cannot read them.
    complaints: () => [],
  };
}

/** Sends one WebDriver command and returns its value. */
// biome-ignore lint/suspicious/noExplicitAny: the value differs by command, and a walk fails at once on an unexpected one.
async function command(base: string, method: string, route: string, body?: object): Promise<any> {
  const answer = await fetch(`${base}${route}`, { method, body: body && JSON.stringify(body) });
  const { value } = await answer.json();
  if (!answer.ok) throw new Error(`${method} ${route}: ${value.error}: ${value.message}`);
  return value;
}
