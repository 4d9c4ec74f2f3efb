// Imported here and not in the global stylesheet: no first page shows notifications.
import './notifications.css';
import { getDefaultZIndex } from '@mantine/core';
import { Notifications, notifications } from '@mantine/notifications';
import { IconCircleCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';

/** Below dialogs, so that a notification never covers their buttons. */
const zIndex = getDefaultZIndex('modal') - 1;

/**
 * Where success messages that outlive their view appear: in the middle of the top bar, away from where the user clicks
 * next. Clicks pass through a notification. Render it once inside LeafProvider.
 */
export function LeafNotifications() {
  return (
    <Notifications
      className="leaf-notices"
      position="top-center"
      limit={3}
      autoClose={6000}
      zIndex={zIndex}
      allowDragDismiss={false}
      allowScrollDismiss={false}
    />
  );
}

/**
 * Reports a success whose view is gone: saved, deleted, a job finished. Announced as a status. Failures do not belong
 * here: show them where they happened.
 */
export function notify(message: ReactNode, { closeLabel = 'Dismiss' } = {}): void {
  notifications.show({
    message,
    role: 'status',
    icon: <IconCircleCheck size={18} stroke={1.75} aria-hidden />,
    withBorder: true,
    closeButtonProps: { 'aria-label': closeLabel },
  });
}

/** Removes every notification, shown or queued: for tests, or when another user takes over. */
export function clearNotices(): void {
  notifications.cleanQueue();
  notifications.clean();
}
