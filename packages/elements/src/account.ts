import { createQueryClient } from '@leaf/api-client/query';
import { absolute } from './absolute.ts';

/** Resolves to a token, or to nothing if nobody is signed in. */
export type GetToken = () => string | null | undefined | Promise<string | null | undefined>;

/** Draws an element that uses an account. */
type User = () => void;

/** How the elements of one account sign in; they share what they have read. */
export type Account = {
  /** Names it in the cache. No other has it, not even the next at the same address. */
  identity: string;
  users: Set<User>;
  /** Where there is an address to ask. */
  getToken?: GetToken;
  /** Forgets a token that the server refused. */
  refused: () => void;
  /** Somebody has signed in: the token is asked for anew. */
  signedIn: () => void;
  /** Forgets all that was read. The elements that still use it begin anew. */
  end: () => void;
};

export const queryClient = createQueryClient();

const accounts = new Map<string | GetToken, Account>();
let count = 0;

/** Milliseconds to wait for an answer. */
const TIMEOUT = 30_000;

/** Milliseconds for which an answer without a token stands: all calls of the page ask at the same time. */
const PAUSE = 2000;

/** A signal that aborts after a time. Older browsers have no `AbortSignal.timeout`. */
function abortAfter(milliseconds: number): AbortSignal {
  const controller = new AbortController();
  const abort = () =>
    controller.abort(new DOMException('token-url took too long to answer.', 'TimeoutError'));
  setTimeout(abort, milliseconds);
  return controller.signal;
}

/**
 * @returns null if nobody is signed in: an empty answer, 401, 403, or another page in its place
 * @throws an error that names the address, where it answers anything else: `LeafConnect` says it in the console
 */
async function fetchToken(address: string): Promise<string | null> {
  const answer = await fetch(address, {
    headers: { Accept: 'text/plain' },
    signal: abortAfter(TIMEOUT),
  });
  if ([401, 403].includes(answer.status)) return null;
  if (!answer.ok) throw new Error(`token-url="${address}" answered ${answer.status}.`);
  const token = (await answer.text()).trim();
  if (!/[\s<{"]/.test(token)) return token || null;
  if (answer.redirected) return null;
  throw new Error(`token-url="${address}" must answer the token alone.`);
}

/** What was read for an account. The scope of a client ends with the identity. */
const readBy = (identity: string) => ({
  predicate: ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey[2] === identity,
});

/**
 * A token is asked for once, and again when the server refuses it; where there is none, after a pause.
 * @param account once it has ended, its last calls go with the token that is there, never with another
 * @param isNamed the page says whose token it is; otherwise whoever signs in next may be somebody else
 */
function tokenAt(address: string, account: Account, isNamed: boolean) {
  let token: Promise<string | null> | undefined;
  let until = Number.POSITIVE_INFINITY;
  let last: string | undefined;
  const forget = () => {
    token = undefined;
    until = Number.POSITIVE_INFINITY;
  };
  const answered = (given: string) => {
    if (!isNamed && last && last !== given) {
      queryClient.removeQueries({ ...readBy(account.identity), type: 'inactive' });
      queryClient.invalidateQueries(readBy(account.identity), { cancelRefetch: false });
    }
    last = given;
  };
  const ask = () => {
    const asked = fetchToken(address);
    const pause = () => {
      if (token === asked) until = performance.now() + PAUSE;
    };
    asked.then((given) => {
      if (token !== asked) return;
      if (given) return answered(given);
      pause();
      if (!isNamed && last) account.end();
    }, pause);
    return asked;
  };
  return {
    getToken() {
      if (account.users.size === 0) return token ?? null;
      if (performance.now() >= until) forget();
      token ??= ask();
      return token;
    },
    refused() {
      if (until === Number.POSITIVE_INFINITY) forget();
    },
    signedIn: forget,
  };
}

function begin(key: string | GetToken, href: string | undefined, isNamed: boolean): Account {
  count += 1;
  const account: Account = {
    identity: `account ${count}`,
    users: new Set(),
    refused() {},
    signedIn() {},
    end() {
      if (accounts.get(key) === account) accounts.delete(key);
      const users = [...account.users];
      account.users.clear();
      queryClient.removeQueries(readBy(account.identity));
      for (const draw of users) draw();
    },
  };
  if (href) Object.assign(account, tokenAt(href, account, isNamed));
  accounts.set(key, account);
  return account;
}

/**
 * The account behind a function of the page, behind an address of its server, or without a token.
 * @param identity whose token it is; '' if the page does not say
 */
export function join(
  user: User,
  address: string | null,
  getToken: GetToken | undefined,
  identity: string,
): Account {
  const href = getToken || address === null ? undefined : absolute(address);
  const key = getToken && !identity ? getToken : `${href ?? Boolean(getToken)} ${identity}`;
  const account = accounts.get(key) ?? begin(key, href, identity !== '');
  account.users.add(user);
  return account;
}

/** With its last element an account ends. */
export function leave(user: User, account: Account): void {
  if (account.users.delete(user) && account.users.size === 0) account.end();
}
