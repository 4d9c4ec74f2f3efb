import type { ReactNode } from 'react';
import classes from './EmptyState.module.css';

export type EmptyStateProps = {
  /** Says that there is nothing here. */
  message: string;
  /** What belongs here, or how to start. */
  hint?: ReactNode;
  /** One next step. */
  action?: ReactNode;
};

/** Shown where there is no content: says so, then offers one step. */
export function EmptyState({ message, hint, action }: EmptyStateProps) {
  return (
    <div className={classes.empty}>
      <p className={classes.message}>{message}</p>
      {hint && <p className={classes.hint}>{hint}</p>}
      {action && <div className={classes.action}>{action}</div>}
    </div>
  );
}
