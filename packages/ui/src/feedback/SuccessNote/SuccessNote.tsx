import { IconCircleCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './SuccessNote.module.css';

export type SuccessNoteProps = {
  /**
   * What succeeded. The status element stays on the page while it is empty, so that the text is announced when it
   * appears.
   */
  children?: ReactNode;
};

/** A success message next to what it concerns, announced politely. */
export function SuccessNote({ children }: SuccessNoteProps) {
  return (
    <div role="status" className={classes.note}>
      {children && (
        <>
          <IconCircleCheck className={classes.icon} size={20} stroke={1.75} aria-hidden />
          <div className={classes.text}>{children}</div>
        </>
      )}
    </div>
  );
}
