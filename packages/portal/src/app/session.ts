import { useSyncExternalStore } from 'react';

const KEY = 'token';
const listeners = new Set<() => void>();

const tell = () => {
  for (const listener of listeners) listener();
};

/** The session token, or null. */
export const getToken = (): string | null => localStorage.getItem(KEY);

export const setToken = (token: string) => {
  localStorage.setItem(KEY, token);
  tell();
};

export const clearToken = () => {
  localStorage.removeItem(KEY);
  tell();
};

const subscribe = (listener: () => void) => {
  // The storage event fires in the other tabs: signing out in one ends the session in all.
  const onStorage = (event: StorageEvent) => {
    if (event.key === KEY || event.key === null) listener();
  };
  listeners.add(listener);
  addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', onStorage);
  };
};

/** The session token, or null; draws again when it changes, in this tab or another. */
export const useToken = () => useSyncExternalStore(subscribe, getToken);
