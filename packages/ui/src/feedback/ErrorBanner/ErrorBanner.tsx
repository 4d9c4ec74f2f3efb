import { CloseButton } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useLabels } from '../../labels/useLabels.ts';
import classes from './ErrorBanner.module.css';

export const errorBannerLabels = { close: 'Dismiss error' };

export type ErrorBannerProps = {
  /** What happened, in one sentence. Without it nothing is rendered. */
  message?: string;
  /** Replaces `message` if a sentence is not enough. */
  children?: ReactNode;
  /** Shows a close button. */
  onClose?: () => void;
  /** A next step, such as a retry button. */
  action?: ReactNode;
  labels?: Partial<typeof errorBannerLabels>;
};

/** The red error banner. Announced as soon as it appears. */
export function ErrorBanner({ message, children, onClose, action, labels }: ErrorBannerProps) {
  const text = useLabels('errorBanner', errorBannerLabels, labels);
  const content = children ?? message;
  if (!content) return null;
  return (
    <div role="alert" className={classes.banner}>
      <IconAlertCircle className={classes.icon} size={20} stroke={1.75} aria-hidden />
      <div className={classes.text}>{content}</div>
      {action}
      {onClose && <CloseButton size={24} aria-label={text.close} onClick={onClose} />}
    </div>
  );
}
