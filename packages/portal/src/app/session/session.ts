import { useSyncExternalStore } from 'react';

const TOKEN = 'token';
/** Set when the server refused the token, so that every tab can distinguish this from signing out. */
const REFUSED = 'leaf-session-refused';

const listeners = new Set<() => void>();

const notifyListeners = () => {
  for (const listener of [...listeners]) listener();
};

const subscribe = (listener: () => void) => {
  // The storage event fires in the other tabs: signing out in one ends the session in all.
  const onStorage = ({ key }: StorageEvent) => {
    if (key === TOKEN || key === null) listener();
  };
  listeners.add(listener);
  addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', onStorage);
  };
};

export const getToken = (): string | null => localStorage.getItem(TOKEN);

/** Whether the server ended the session and the user has neither signed in nor out since. */
export const wasRefused = (): boolean => getToken() === null && localStorage.getItem(REFUSED) !== null;

export const setToken = (token: string) => {
  localStorage.removeItem(REFUSED);
  localStorage.setItem(TOKEN, token);
  notifyListeners();
};

const forgetters = new Set<() => void>();

/** Registers a function that clears what was loaded in a session when its token is cleared. */
export const onSignOut = (forget: () => void) => void forgetters.add(forget);

export const clearToken = () => {
  localStorage.removeItem(REFUSED);
  localStorage.removeItem(TOKEN);
  for (const forget of forgetters) forget();
  notifyListeners();
};

/** Called when the server no longer accepts the token. */
export const refuseToken = () => {
  localStorage.setItem(REFUSED, '1');
  localStorage.removeItem(TOKEN);
  notifyListeners();
};

/** The token for a call. After a refusal, calls wait until the user signs in again and are aborted if they sign out. */
export const tokenForCall = (): string | null | Promise<string> =>
  wasRefused()
    ? new Promise((resolve, reject) => {
        const stop = subscribe(() => {
          if (wasRefused()) return;
          stop();
          const token = getToken();
          if (token) resolve(token);
          else reject(new DOMException('The session ended.', 'AbortError'));
        });
      })
    : getToken();

/** The session token, or null; re-renders when it changes in this tab or another. */
export const useToken = () => useSyncExternalStore(subscribe, getToken, () => null);

/** Whether the server ended the session; re-renders when that changes. */
export const useRefused = () => useSyncExternalStore(subscribe, wasRefused);
