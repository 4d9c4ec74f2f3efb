import { useSyncExternalStore } from 'react';
import { createSignal } from './createSignal.ts';

const KEY = 'leaf-color-scheme';
const [onChoice, notify] = createSignal();

type Scheme = 'light' | 'dark';

const system = () => matchMedia('(prefers-color-scheme: dark)');

const read = (): Scheme => {
  const stored = localStorage.getItem(KEY);
  if (stored === 'light' || stored === 'dark') return stored;
  return system().matches ? 'dark' : 'light';
};

export const setColorScheme = (scheme: Scheme) => {
  localStorage.setItem(KEY, scheme);
  // The stylesheet changes the colours in the next frame; rendering every component again can wait for it.
  document.documentElement.setAttribute('data-mantine-color-scheme', scheme);
  requestAnimationFrame(() => setTimeout(notify));
};

const subscribe = (listener: () => void) => {
  const stop = onChoice(listener);
  const preference = system();
  preference.addEventListener('change', listener);
  return () => {
    stop();
    preference.removeEventListener('change', listener);
  };
};

/** A prerendered page has the same markup in both schemes. */
const readAnywhere = () => (typeof window === 'undefined' ? 'light' : read());

/** The scheme the user chose, otherwise the system's. */
export const useColorScheme = () => useSyncExternalStore(subscribe, read, readAnywhere);
