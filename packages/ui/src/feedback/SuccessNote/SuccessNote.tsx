import { IconCircleCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './SuccessNote.module.css';

export type SuccessNoteProps = {
  /** What went well. The status stays in the page while it is empty, so that the words are read out when they come. */
  children?: ReactNode;
};

/** Good news beside what it is about, read out politely. */
export function SuccessNote({ children }: SuccessNoteProps) {
  return (
    <div role="status" className={children ? classes.note : undefined}>
      {children && (
        <>
          <IconCircleCheck className={classes.icon} size={20} stroke={1.75} aria-hidden />
          <div className={classes.text}>{children}</div>
        </>
      )}
    </div>
  );
}
