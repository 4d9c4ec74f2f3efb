import type { ReactNode } from 'react';
import classes from './EmptyState.module.css';

export type EmptyStateProps = {
  /** The sentence that says there is nothing. */
  message: string;
  /** What belongs here, or how to begin. */
  hint?: ReactNode;
  /** One next step. */
  action?: ReactNode;
};

/** A space without content: says so first, then offers one step. */
export function EmptyState({ message, hint, action }: EmptyStateProps) {
  return (
    <div className={classes.empty}>
      <p className={classes.message}>{message}</p>
      {hint && <p className={classes.hint}>{hint}</p>}
      {action && <div className={classes.action}>{action}</div>}
    </div>
  );
}
