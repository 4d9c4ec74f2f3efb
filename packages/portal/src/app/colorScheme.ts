import { useSyncExternalStore } from 'react';

const KEY = 'leaf-color-scheme';
const system = matchMedia('(prefers-color-scheme: dark)');
const listeners = new Set<() => void>();

type Scheme = 'light' | 'dark';

const read = (): Scheme => {
  const stored = localStorage.getItem(KEY);
  if (stored === 'light' || stored === 'dark') return stored;
  return system.matches ? 'dark' : 'light';
};

export const setColorScheme = (scheme: Scheme) => {
  localStorage.setItem(KEY, scheme);
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  system.addEventListener('change', listener);
  return () => {
    listeners.delete(listener);
    system.removeEventListener('change', listener);
  };
};

/** The scheme this person chose, otherwise the system's. */
export const useColorScheme = () => useSyncExternalStore(subscribe, read);
