import { setTimeout as pause } from 'node:timers/promises';
import type { Kind } from './findInPage.ts';

/** The operations that a walk needs, whatever the engine and its driver. */
export type Browser<Found = unknown> = {
  open: (address: string) => Promise<void>;
  /** The visible element of a kind with a name, at this moment. */
  find: (kind: Kind, name: string) => Promise<Found | undefined>;
  /** Moves the pointer there and presses. */
  click: (element: Found) => Promise<void>;
  /** Replaces the content of a field by typing. */
  type: (element: Found, text: string) => Promise<void>;
  setFile: (element: Found, file: string) => Promise<void>;
  /** Its position as text; empty while it is disabled, or if it has been replaced in the meantime. */
  place: (element: Found) => Promise<string>;
  /** Whether an image has been drawn. */
  isDrawn: (element: Found) => Promise<boolean>;
  /** All visible text of the page. */
  text: () => Promise<string>;
  /** Messages of the engine's console, if it can be read. */
  complaints: () => string[];
};

/** Polls until there is an answer. */
export async function until<Answer>(
  what: string,
  ask: () => Promise<Answer | undefined | false>,
  seconds = 60,
): Promise<Answer> {
  const end = Date.now() + seconds * 1000;
  for (;;) {
    const answer = await ask();
    if (answer !== undefined && answer !== false) return answer;
    if (Date.now() > end) throw new Error(`${what}: not within ${seconds} seconds.`);
    await pause(100);
  }
}

/** The actions of a user: each one waits for what it needs, and names it if it does not appear. */
export function interactions<Found>(browser: Browser<Found>) {
  const find = (kind: Kind, name: string, seconds?: number) =>
    until(`The ${kind} “${name}”`, () => browser.find(kind, name), seconds);
  /** Found, enabled, and no longer moving. */
  const still = async (kind: Kind, name: string) => {
    let before = '';
    return until(`The ${kind} “${name}” at rest`, async () => {
      const element = await find(kind, name);
      const place = await browser.place(element);
      if (place && place === before) return element;
      before = place;
      return undefined;
    });
  };
  return {
    find,
    press: async (kind: Kind, name: string) => browser.click(await still(kind, name)),
    type: async (name: string, text: string) => browser.type(await still('field', name), text),
    setFile: async (file: string) => browser.setFile(await find('file', ''), file),
    gone: (kind: Kind, name: string) =>
      until(`The end of the ${kind} “${name}”`, async () => (await browser.find(kind, name)) === undefined),
    shows: (text: string, seconds?: number) =>
      until(`The text “${text}”`, async () => (await browser.text()).includes(text), seconds),
    drawn: async (name: string) => {
      await until(`The picture “${name}”, drawn`, async () => browser.isDrawn(await find('picture', name)));
    },
  };
}
