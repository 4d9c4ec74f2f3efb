import { ApiError, type ApiErrorKind, type LeafClientOptions } from '@leaf/api-client';

type SessionOptions = {
  getToken: LeafClientOptions['getToken'];
  onSignInNeeded: (() => unknown) | undefined;
};

/** That a session is over: known to all connections of the account that share a cache. */
export type Loss = {
  /** What `onSignInNeeded` returned, while calls wait for it. */
  signingIn?: Promise<unknown> | undefined;
  /** The token for which the app has been asked, until the calls that failed with it have settled; '' for none. */
  told?: string | undefined;
  /** Changes it. It is kept for the other connections only while there is anything to know. */
  note: (change: Pick<Loss, 'signingIn' | 'told'>) => void;
  /** Calls back once no call is under way or about to be repeated; returns false if none is. */
  whenSettled: (then: () => void) => boolean;
  /** Repeats the reads that were refused for want of a token. */
  readRefused: () => void;
};

const failed = (kind: ApiErrorKind, cause?: unknown) =>
  new ApiError({ kind, operation: 'createEmbedToken', purpose: 'noToken', cause });

/** These say by themselves what went wrong: the connection, a page that is no JSON, a fault of the app. */
const telling = ['AbortError', 'ApiError', 'SyntaxError', 'TimeoutError', 'TypeError'];

/** What the app's own server answered where nobody is signed in. */
const saysNobody = (error: unknown) => error instanceof Response && [401, 403].includes(error.status);

/** What was said last, until there is a token: all calls of a page ask at the same time. */
type Said = { last: string };

/** Says in the console why there is no token, for whoever wrote the page: people read only that there is none. */
function explain(error: unknown, said: Said) {
  const isKnown = error instanceof Response || (error instanceof Error && error.name === 'AbortError');
  if (isKnown || said.last === String(error)) return;
  said.last = String(error);
  // biome-ignore lint/suspicious/noConsole: the page's author reads it there
  console.error('No token for Leaf:', error);
}

/** Milliseconds after which the console says that `getToken` has not settled. It may be asking the person: calls wait. */
const LONG = 30_000;

/** @throws ApiError where the app has no token to give, or gives something else, such as the text of a page */
async function tokenOf(getToken: LeafClientOptions['getToken'], said: Said) {
  const asked = (async () => getToken?.())();
  const late = setTimeout(() => explain(new Error('getToken has not settled for 30 seconds.'), said), LONG);
  const given = await asked
    .catch((error) => {
      if (saysNobody(error)) return null;
      explain(error, said);
      throw telling.includes(error?.name) ? error : failed('http', error);
    })
    .finally(() => clearTimeout(late));
  if (given && !/^[\w.~+/:=-]+$/.test(given.trim())) {
    const cause = new Error('What getToken returns must be the token alone.');
    explain(cause, said);
    throw failed('unreadable', cause);
  }
  if (given) said.last = '';
  return given;
}

/**
 * The token for each call. Without one, or when the server no longer accepts it, the app is asked to sign the person in:
 * once, however many calls need it. They wait until it has answered.
 * @param current the app's own functions, read anew each time
 * @param loss read at each call
 */
export function createSession(current: () => SessionOptions, loss: () => Loss) {
  let last = '';
  let isWithout = false;
  const said: Said = { last: '' };
  const token = async () => {
    const given = await tokenOf(current().getToken, said);
    last = given || '';
    // The person tries one part again: the others were refused for the same reason.
    if (given && isWithout) loss().readRefused();
    isWithout = !given;
    return given;
  };
  const signIn = () => {
    const lost = loss();
    if (lost.signingIn || lost.told === last) return lost.signingIn;
    const isTold = lost.whenSettled(() => lost.note({ told: undefined }));
    lost.note({ told: isTold ? last : undefined });
    const ask = async () => current().onSignInNeeded?.();
    const signingIn = ask()
      .catch(() => undefined)
      .finally(() => lost.note({ signingIn: undefined }));
    lost.note({ signingIn });
    return signingIn;
  };
  return {
    async getToken() {
      await loss().signingIn;
      const first = await token();
      if (first || !current().getToken) return first;
      await signIn();
      return token();
    },
    onUnauthorized: () => void signIn(),
  };
}
