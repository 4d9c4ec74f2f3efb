import { PartBoundary } from '@leaf/ui';
import { lazy, Suspense, useSyncExternalStore } from 'react';

const parts = () => import('./noticeParts.ts');
const LeafNotifications = lazy(() =>
  parts().then(({ LeafNotifications }) => ({ default: LeafNotifications })),
);

let wanted = false;
const isWanted = () => wanted;
const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/**
 * Notifies the user of a success that outlives its view: saved, deleted, a job finished. The code that shows it loads
 * with the first one.
 */
export function notifySuccess(message: string) {
  wanted = true;
  for (const listener of listeners) listener();
  // If the code does not load, only the notification is lost; the action itself has succeeded.
  parts()
    .then(({ notify }) => notify(message))
    .catch(() => undefined);
}

/** Where notifications appear. */
export function Notices() {
  const shown = useSyncExternalStore(subscribe, isWanted, isWanted);
  return (
    shown && (
      <PartBoundary fallback={() => null}>
        <Suspense>
          <LeafNotifications />
        </Suspense>
      </PartBoundary>
    )
  );
}
