// Imported here and not in the global stylesheet: no first page shows notifications.
import './notifications.css';
import { getDefaultZIndex, Portal } from '@mantine/core';
import { createNotificationsStore, Notifications, notifications } from '@mantine/notifications';
import { IconCircleCheck, IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { activeElement } from '../../layout/activeElement.ts';
import { focusOnce } from '../../layout/focusNear.ts';

/**
 * A store of its own: notifications of the host in Mantine's shared store are neither shown here nor removed.
 */
const store = createNotificationsStore();

/** Below dialogs, so that a notification never covers their buttons. */
const zIndex = getDefaultZIndex('modal') - 1;

export type LeafNotificationsProps = {
  /**
   * Stays in the element around it, which must be a `role="status"` with `aria-atomic="false"`: then even the first
   * notification is announced if this is loaded only with it. Without it, it brings such an element.
   */
  inPlace?: boolean;
};

/**
 * Shows successes that outlive their view: in the lower start corner, away from buttons, and over the footer
 * at the end of a page. Clicks pass through. Render it once inside LeafProvider, before the first notification.
 */
export function LeafNotifications({ inPlace = false }: LeafNotificationsProps) {
  const list = (
    <Notifications
      store={store}
      className="leaf-notices"
      position="bottom-left"
      limit={1}
      autoClose={6000}
      zIndex={zIndex}
      allowDragDismiss={false}
      allowScrollDismiss={false}
      withinPortal={false}
    />
  );
  if (inPlace) return list;
  return (
    <Portal>
      <div role="status" aria-atomic={false}>
        {list}
      </div>
    </Portal>
  );
}

const icons = { done: IconCircleCheck, plain: IconInfoCircle };

/** Scrolls what has the focus out of the room that the stylesheet keeps for a notification. */
function uncover(): void {
  const room = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBottom);
  const focused = document.querySelector(':focus-visible:not(.leaf-notices *)');
  const top = focused?.getBoundingClientRect().top ?? 0;
  // Whatever begins above stays in sight.
  if (top > innerHeight - room && top < innerHeight) focused?.scrollIntoView({ block: 'nearest' });
}

/** Gives the focus back as its notification closes: to what had it before, or else to the first heading. */
function giveBack(before: EventTarget | null): void {
  const closing = activeElement();
  if (!closing?.matches('.leaf-notices *')) return;
  if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
  const heading = document.querySelector('h1');
  if (activeElement() === closing && heading) focusOnce(heading);
}

let current: string | undefined;

/** Removes the notification shown last, for example when the user goes to another page. */
export function dismissNotice(): void {
  if (current !== undefined) notifications.hide(current, store);
  current = undefined;
}

/**
 * Reports a success whose view is gone: saved, deleted, a job finished. Announced by the status around it; it replaces
 * the previous one. `tone: 'plain'` omits the green tick, for news that is no success for the person
 * concerned: denied, removed. Failures do not belong here: show them where they happened.
 */
export function notify(
  message: ReactNode,
  { closeLabel = 'Dismiss', tone = 'done' }: { closeLabel?: string; tone?: 'done' | 'plain' } = {},
): void {
  const Icon = icons[tone];
  /** What had the focus before the notification. */
  let before: EventTarget | null = null;
  /** Keeps it while it has the focus; the pointer does so too. */
  const keep = (autoClose?: false) => notifications.update({ id, message, autoClose }, store);
  dismissNotice();
  const id = notifications.show(
    {
      message,
      // A status must be on the page before what it says. Without a role this would be an alert.
      role: 'none',
      icon: <Icon size={18} stroke={1.75} aria-hidden />,
      color: tone === 'plain' ? 'gray' : undefined,
      withBorder: true,
      closeButtonProps: { 'aria-label': closeLabel },
      onOpen: uncover,
      onFocusCapture: ({ relatedTarget }) => {
        before = relatedTarget;
        keep(false);
      },
      onBlurCapture: ({ target }) => {
        // While another window has the focus, it stays too.
        if (activeElement() !== target) keep();
      },
      onClose: () => giveBack(before),
    },
    store,
  );
  current = id;
}

/** Removes every notification, shown or queued: for tests, or when another user takes over. */
export function clearNotices(): void {
  current = undefined;
  notifications.cleanQueue(store);
  notifications.clean(store);
}
