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

/** Good news that outlives the view it comes from: saved, deleted, a job finished. What draws it comes with the first. */
export function notifySuccess(message: string) {
  wanted = true;
  for (const listener of listeners) listener();
  // Without it the news stays unsaid; what it is about is done all the same.
  parts()
    .then(({ notify }) => notify(message))
    .catch(() => undefined);
}

/** Where the news appears. */
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
