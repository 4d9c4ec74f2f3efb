import { beforeEach, expect, test, vi } from 'vitest';

const stored = new Map<string, string>();
const reload = vi.fn();
let tellOthers: (event?: string) => void;

beforeEach(() => {
  vi.resetModules();
  stored.clear();
  reload.mockClear();
  const events = new EventTarget();
  tellOthers = (event = 'storage') => events.dispatchEvent(new Event(event));
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
  vi.stubGlobal('removeEventListener', events.removeEventListener.bind(events));
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});

/** A page that is opened anew, with the storage of the browser. */
const openPage = async () => {
  vi.resetModules();
  return { ...(await import('./session.ts')), ...(await import('./callToken.ts')) };
};

test('a call that waits for the session goes on after signing in again in another tab', async () => {
  const page = await openPage();
  page.setToken('first');
  page.refuseToken();
  const waiting = page.tokenForCall();
  const other = await openPage();
  other.setToken('second');
  tellOthers();
  await expect(waiting).resolves.toBe('second');
  expect(reload).not.toHaveBeenCalled();
});

test.each([
  ['slept', 'storage'],
  ['was in the back/forward cache', 'pageshow'],
])(
  'a page that %s while somebody else signed in sends nothing in their name and is loaded anew',
  async (_, event) => {
    const page = await openPage();
    page.setToken('mine');
    page.refuseToken();
    const waiting = page.tokenForCall();
    const other = await openPage();
    other.clearToken();
    other.setToken('theirs');
    tellOthers(event);
    await expect(waiting).rejects.toThrow('The session ended.');
    await expect(page.tokenForCall()).rejects.toThrow('The session ended.');
    expect(reload).toHaveBeenCalled();
  },
);

test('signing out in one tab ends what waits in another', async () => {
  const page = await openPage();
  page.setToken('mine');
  page.refuseToken();
  const waiting = page.tokenForCall();
  (await openPage()).clearToken();
  tellOthers();
  await expect(waiting).rejects.toThrow('The session ended.');
  await expect(page.tokenForCall()).resolves.toBeNull();
  expect(reload).not.toHaveBeenCalled();
});

test('a page that comes back after signing out in another tab knows of it', async () => {
  const page = await openPage();
  page.setToken('mine');
  const changed = vi.fn();
  page.subscribe(changed);
  (await openPage()).clearToken();
  tellOthers('pageshow');
  expect(changed).toHaveBeenCalled();
});
