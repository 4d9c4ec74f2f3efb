import type { ReactNode } from 'react';
import classes from './EmptyState.module.css';
import { Ghost } from './Ghost.tsx';

export type EmptyStateProps = {
  /** Says that there is nothing here. */
  message: string;
  /** What belongs here, or how to start. */
  hint?: ReactNode;
  /** A faint illustration of future content: entries with their strips, or files. */
  picture?: 'strips' | 'files';
  /** One next step. */
  action?: ReactNode;
};

/** Shown where there is no content: says so, then offers one step. */
export function EmptyState({ message, hint, picture, action }: EmptyStateProps) {
  return (
    <div className={classes.empty}>
      {picture && <Ghost of={picture} />}
      <p className={classes.message}>{message}</p>
      {hint && <p className={classes.hint}>{hint}</p>}
      {action && <div className={classes.action}>{action}</div>}
    </div>
  );
}
