import { type ComponentType, useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { createSignal } from './createSignal.ts';
import { wordsNow } from './language/language.ts';

const parts = () => import('./noticeParts.ts');

let told = false;
/** What shows the notices, once there has been one. */
let Shown: ComponentType<{ inPlace: boolean }> | undefined;
const shownNow = () => Shown;
const [subscribe, notifyShown] = createSignal();

/**
 * Notifies the user of a success that outlives its view: saved, deleted, a job finished. The code that shows it loads
 * with the first one.
 */
export const notifySuccess = (message: string) => tell(message, 'done');

/** Notifies the user of something done that is good news to nobody: denied, removed, deleted. */
export const notifyDone = (message: string) => tell(message, 'plain');

function tell(message: string, tone: 'done' | 'plain') {
  told = true;
  // If the code does not load, only this notification is lost; the action itself has succeeded.
  parts()
    .then(({ LeafNotifications, notify }) => {
      Shown = LeafNotifications;
      notifyShown();
      notify(message, { tone, closeLabel: wordsNow().notices.dismiss });
    })
    .catch(() => undefined);
}

/** Shows notifications on the page that they concern. */
export function Notices() {
  // It renders seldom: caching its parts would only make the first page larger.
  'use no memo';
  const Notifications = useSyncExternalStore(subscribe, shownNow, shownNow);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is the occasion
  useEffect(() => {
    if (!told) return;
    parts()
      .then(({ dismissNotice }) => dismissNotice())
      .catch(() => undefined);
  }, [pathname]);
  // There from the start: what is inserted together with its words is not announced.
  return (
    <div role="status" aria-atomic={false}>
      {Notifications && <Notifications inPlace />}
    </div>
  );
}
