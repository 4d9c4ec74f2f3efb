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
};

export const queryClient = createQueryClient();

const byAddress = new Map<string, Account>();
const byFunction = new WeakMap<GetToken, Account>();
let count = 0;

async function fetchToken(address: string): Promise<string | null> {
  const answer = await fetch(address, { headers: { Accept: 'text/plain' } });
  return answer.ok ? (await answer.text()).trim() : null;
}

/** A token is asked for once, and again when the server refuses it. */
function accountAt(address: string): Account {
  let token: Promise<string | null> | undefined;
  const forget = () => {
    token = undefined;
  };
  return {
    identity: address,
    async getToken() {
      token ??= fetchToken(address).catch(() => null);
      const answered = await token;
      if (!answered) forget();
      return answered;
    },
    refused: forget,
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
    const account = { identity: `function ${count}`, getToken, refused: () => undefined };
    byFunction.set(getToken, account);
    return account;
  }
  if (address === null) return undefined;
  const { href } = new URL(address, document.baseURI);
  const account = byAddress.get(href) ?? accountAt(href);
  byAddress.set(href, account);
  return account;
}
