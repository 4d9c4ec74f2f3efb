import {
  elsewhere,
  getToken,
  notify,
  onChangeHere,
  REFUSED,
  SESSION,
  subscribe,
  TOKEN,
  wasRefused,
} from './session.ts';

const current = () => localStorage.getItem(SESSION);

/** The sign-in that everything on this page belongs to. */
let own = current();
onChangeHere(() => {
  own = current();
});

/** Whether another tab has signed in since: it may be somebody else. */
const isOther = () => {
  own ??= current();
  return own !== current() && getToken() !== null;
};
for (const event of elsewhere)
  addEventListener(event, () => {
    if (isOther()) location.reload();
  });

/** Called when the server no longer accepts the token. */
export const refuseToken = () => {
  localStorage.setItem(REFUSED, '1');
  localStorage.removeItem(TOKEN);
  notify();
};

const ended = () => new DOMException('The session ended.', 'AbortError');

/**
 * The token for a call. After a refusal, calls wait until the user signs in again. They are aborted if the user signs
 * out, and once somebody else has signed in: they would be carried out in their name.
 */
export async function tokenForCall(): Promise<string | null> {
  if (wasRefused())
    await new Promise<void>((resolve, reject) => {
      const stop = subscribe(() => {
        if (wasRefused()) return;
        stop();
        if (getToken()) resolve();
        else reject(ended());
      });
    });
  if (isOther()) throw ended();
  return getToken();
}
