import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False while a prerendered page hydrates: it cannot contain what only the browser knows. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
