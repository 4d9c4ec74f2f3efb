import { PartBoundary } from '@leaf/ui';
import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { wordsNow } from './language/language.ts';

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
export const notifySuccess = (message: string) => tell(message, 'done');

/** Notifies the user of something done that is good news to nobody: denied, removed, deleted. */
export const notifyDone = (message: string) => tell(message, 'plain');

function tell(message: string, tone: 'done' | 'plain') {
  wanted = true;
  for (const listener of listeners) listener();
  // If the code does not load, only the notification is lost; the action itself has succeeded.
  parts()
    .then(({ notify }) => notify(message, { tone, closeLabel: wordsNow().notices.dismiss }))
    .catch(() => undefined);
}

/** Shows notifications on the page that they concern. */
export function Notices() {
  const shown = useSyncExternalStore(subscribe, isWanted, isWanted);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is the occasion
  useEffect(() => {
    if (!wanted) return;
    parts()
      .then(({ dismissNotice }) => dismissNotice())
      .catch(() => undefined);
  }, [pathname]);
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
