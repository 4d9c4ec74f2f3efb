import '@leaf/ui/styles.css';
import { createMockApi, mockToken } from '@leaf/api-client/mocks';
import { clearNotices } from '@leaf/ui';
import { setupWorker } from 'msw/browser';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter, type NavigateFunction, useLocation, useNavigate } from 'react-router-dom';
import { afterAll, afterEach, beforeAll, beforeEach, type MockInstance, vi } from 'vitest';
import { queryClient } from '../../src/app/api.ts';
import { startLanguage } from '../../src/app/language/language.ts';
import { PortalProvider } from '../../src/app/PortalProvider.tsx';
import { clearToken, setToken } from '../../src/app/session/session.ts';
import { Portal } from '../../src/Portal.tsx';

/** The API behind the portal; tests change its state to play other users. */
export const api = createMockApi();
export const worker = setupWorker();

/** Users of the mock, named for their situation. */
export const people = {
  operator: 1,
  admin: 7,
  waiting: 8,
  member: 9,
  founder: 10,
  newcomer: 11,
  planless: 12,
} as const;
export type Person = keyof typeof people;

let root: Root | undefined;
let shown = '';
let navigate: NavigateFunction | undefined;
let fetched: MockInstance<typeof fetch>;

/** The portal's current path and query. */
export const address = () => shown;

/** Takes steps in the history, as Back and Forward do, or opens another address. */
export const go = (to: number | string) => void (typeof to === 'number' ? navigate?.(to) : navigate?.(to));

function Watch() {
  navigate = useNavigate();
  const { pathname, search } = useLocation();
  shown = pathname + search;
  return null;
}

type Entry = string | { pathname: string; state: unknown };

/** Opens the portal at an address, signed in as somebody or signed out. */
export function open(entry: Entry, as?: Person) {
  if (as) setToken(mockToken(people[as]));
  const container = document.body.appendChild(document.createElement('div'));
  root = createRoot(container);
  root.render(
    <PortalProvider env="test">
      <MemoryRouter initialEntries={[entry]}>
        <Portal />
        <Watch />
      </MemoryRouter>
    </PortalProvider>,
  );
}

const name = (input: RequestInfo | URL) => {
  const { method, url } = input instanceof Request ? input : new Request(input);
  return `${method} ${new URL(url).pathname.replace('/api', '')}`;
};

/** Every call made since the portal opened, such as `GET /user`. */
export const calls = () =>
  fetched.mock.calls.map(([input]) => name(input)).filter((call) => !/\.\w+$/.test(call));
export const countOf = (call: string) => calls().filter((made) => made === call).length;

/** Changes the session as another tab would. */
export const changeElsewhere = (token: string | null) => elsewhere('token', token);

/** Another tab stores a value, or removes it. */
export function elsewhere(key: string, value: string | null) {
  if (value === null) localStorage.removeItem(key);
  else localStorage.setItem(key, value);
  dispatchEvent(new StorageEvent('storage', { key, newValue: value }));
}

beforeAll(() =>
  worker.start({
    quiet: true,
    onUnhandledFrame({ frame, defaults }) {
      const { request } = frame.data as { request?: Request };
      if (request && new URL(request.url).pathname.startsWith('/api/')) defaults.error();
    },
  }),
);
afterAll(() => worker.stop());

// As `index.html` does.
document.documentElement.setAttribute('data-leaf', '');

beforeEach(() => {
  api.reset();
  worker.resetHandlers();
  worker.use(...api.handlers);
  fetched = vi.spyOn(window, 'fetch');
});

/** Releases calls that a test made wait; all are called after each test. */
export const heldCalls = new Set<() => void>();

/** Waits until a page that was left has finished its calls, so that they do not count for the next test. */
async function settle() {
  let seen: number;
  do {
    seen = fetched.mock.calls.length;
    // The code that makes a call may still be loading when the test ends.
    await vi.dynamicImportSettled();
    await Promise.allSettled(fetched.mock.results.map(({ value }) => value));
    await new Promise((resolve) => setTimeout(resolve));
  } while (fetched.mock.calls.length > seen);
}

afterEach(async () => {
  vi.useRealTimers();
  root?.unmount();
  document.body.replaceChildren();
  clearNotices();
  clearToken();
  for (const release of heldCalls) release();
  heldCalls.clear();
  await settle();
  queryClient.clear();
  shown = '';
  localStorage.clear();
  sessionStorage.clear();
  vi.restoreAllMocks();
  await startLanguage();
});
