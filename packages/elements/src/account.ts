import { createQueryClient } from '@leaf/api-client/query';

/** Resolves to a token, or to nothing if nobody is signed in. */
export type GetToken = () => string | null | undefined | Promise<string | null | undefined>;

/** How the elements of one account sign in; they share what they have read. */
export type Account = {
  /** Tells the accounts of a page apart. */
  identity: string;
  getToken: GetToken;
  /** Forgets a token that the server refused. */
  refused: () => void;
  /** Somebody has signed in: the token is asked for anew. */
  signedIn: () => void;
};

export const queryClient = createQueryClient();

const byAddress = new Map<string, Account>();
const byFunction = new WeakMap<GetToken, Account>();
let count = 0;

/** Milliseconds to wait for an answer. */
const TIMEOUT = 30_000;

/** Milliseconds for which an answer without a token stands: all calls of the page ask at the same time. */
const PAUSE = 2000;

/** @returns null if nobody is signed in: an empty answer, 401, 403, or another page in its place */
async function fetchToken(address: string): Promise<string | null> {
  const answer = await fetch(address, {
    headers: { Accept: 'text/plain' },
    signal: AbortSignal.timeout(TIMEOUT),
  });
  if ([401, 403].includes(answer.status)) return null;
  if (!answer.ok) throw new Error(`The server answered ${answer.status}.`);
  const token = (await answer.text()).trim();
  if (!/[\s<{"]/.test(token)) return token || null;
  if (answer.redirected) return null;
  throw new Error('The answer must be the token alone.');
}

/** A token is asked for once, and again when the server refuses it; where there is none, after a pause. */
function accountAt(address: string): Account {
  let token: Promise<string | null> | undefined;
  let until = Number.POSITIVE_INFINITY;
  const forget = () => {
    token = undefined;
    until = Number.POSITIVE_INFINITY;
  };
  const ask = () => {
    const asked = fetchToken(address);
    const pause = () => {
      if (token === asked) until = performance.now() + PAUSE;
    };
    asked.then(
      (answered) => answered ?? pause(),
      (error) => {
        // biome-ignore lint/suspicious/noConsole: the page's author reads it there
        console.error(`token-url="${address}":`, error);
        pause();
      },
    );
    return asked;
  };
  return {
    identity: address,
    getToken() {
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

/**
 * The account behind an address of the page's own server, or behind a function of the page.
 * @returns undefined without either: the element needs no account
 */
export function accountOf(address: string | null, getToken: GetToken | undefined): Account | undefined {
  if (getToken) {
    const known = byFunction.get(getToken);
    if (known) return known;
    count += 1;
    const account = { identity: `function ${count}`, getToken, refused() {}, signedIn() {} };
    byFunction.set(getToken, account);
    return account;
  }
  if (address === null) return undefined;
  const { href } = new URL(address, document.baseURI);
  const account = byAddress.get(href) ?? accountAt(href);
  byAddress.set(href, account);
  return account;
}
