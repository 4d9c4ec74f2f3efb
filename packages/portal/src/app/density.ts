import type { Density } from '@leaf/ui';
import { useSyncExternalStore } from 'react';

const KEY = 'leaf-density';
const listeners = new Set<() => void>();

const read = (): Density => (localStorage.getItem(KEY) === 'compact' ? 'compact' : 'comfortable');

/** Changes the height of table rows and remembers it. */
export function setDensity(density: Density) {
  localStorage.setItem(KEY, density);
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** The height of table rows that the user chose. A prerendered page has no tables. */
export const useDensity = () => useSyncExternalStore(subscribe, read, (): Density => 'comfortable');
