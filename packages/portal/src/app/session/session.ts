import { useSyncExternalStore } from 'react';
import { createSignal } from '../createSignal.ts';

export const TOKEN = 'token';
/** Set when the server refused the token, so that every tab can distinguish this from signing out. */
export const REFUSED = 'leaf-session-refused';

/** Names the sign-in that a token comes from: signing in again after a refusal continues it. */
export const SESSION = 'leaf-session';

/** For changes on this page: it signs in or out, or its token is refused. */
export const [onChangeHere, notify] = createSignal();

/**
 * When another tab may have signed in or out: signing out in one ends the session in all. A page that waited in the
 * back/forward cache meanwhile was not told.
 */
export const elsewhere = ['storage', 'pageshow'];

/** For changes on this page and in the other tabs. */
export const subscribe = (listener: () => void) => {
  const stop = onChangeHere(listener);
  for (const event of elsewhere) addEventListener(event, listener);
  return () => {
    stop();
    for (const event of elsewhere) removeEventListener(event, listener);
  };
};

export const getToken = (): string | null => localStorage.getItem(TOKEN);

/** Whether the server ended the session and the user has neither signed in nor out since. */
export const wasRefused = (): boolean => getToken() === null && localStorage.getItem(REFUSED) !== null;

export const setToken = (token: string) => {
  if (!wasRefused()) localStorage.setItem(SESSION, `${Math.random()}`);
  localStorage.setItem(TOKEN, token);
  localStorage.removeItem(REFUSED);
  notify();
};

const forgetters = new Set<() => void>();

/** Registers a function that clears what was loaded in a session when its token is cleared. */
export const onSignOut = (forget: () => void) => void forgetters.add(forget);

export const clearToken = () => {
  for (const key of [TOKEN, SESSION, REFUSED]) localStorage.removeItem(key);
  for (const forget of forgetters) forget();
  notify();
};

/** The session token, or null; re-renders when it changes in this tab or another. */
export const useToken = () => useSyncExternalStore(subscribe, getToken, () => null);

/** Whether the server ended the session; re-renders when that changes. */
export const useRefused = () => useSyncExternalStore(subscribe, wasRefused);
