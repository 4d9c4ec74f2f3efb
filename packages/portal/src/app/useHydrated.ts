import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False while a page that was drawn ahead is taken over: what only the browser knows can't be part of it. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
