// Here and not in the stylesheet of all: no first page shows news.
import './notifications.css';
import { getDefaultZIndex } from '@mantine/core';
import { Notifications, notifications } from '@mantine/notifications';
import { IconCircleCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';

/** Below dialogs, whose buttons a notice must not cover. */
const zIndex = getDefaultZIndex('modal') - 1;

/**
 * Where good news that outlives its view appears: in the middle of the top bar, away from what is pressed next. Presses
 * go through a notice to what lies below. Put it once inside LeafProvider.
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
 * Says that something is done when its view is gone: saved, deleted, a job finished. Read out as a status. Failures
 * don't belong here: they are drawn where they happened.
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

/** Takes away every notice, shown or waiting: for a test, or when somebody else comes to sit here. */
export function clearNotices(): void {
  notifications.cleanQueue();
  notifications.clean();
}
