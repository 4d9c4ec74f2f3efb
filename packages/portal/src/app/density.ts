import type { Density } from '@leaf/ui';
import { useSyncExternalStore } from 'react';
import { createSignal } from './createSignal.ts';

const KEY = 'leaf-density';
const [subscribe, notify] = createSignal();

const read = (): Density => (localStorage.getItem(KEY) === 'compact' ? 'compact' : 'comfortable');

/** Changes the height of table rows and remembers it. */
export function setDensity(density: Density) {
  localStorage.setItem(KEY, density);
  notify();
}

/** The height of table rows that the user chose. A prerendered page has no tables. */
export const useDensity = () => useSyncExternalStore(subscribe, read, (): Density => 'comfortable');
