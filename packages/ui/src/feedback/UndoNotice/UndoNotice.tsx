import { CloseButton } from '@mantine/core';
import { useLabels } from '../../labels/useLabels.ts';
import { RowButton } from '../../layout/RowButton/RowButton.tsx';
import classes from './UndoNotice.module.css';

export const undoNoticeLabels = { undo: 'Undo', undoing: 'Undoing…', close: 'Dismiss' };

export type UndoNoticeProps = {
  /**
   * What happened: `“Masters” deleted.` Without it only an empty status is rendered, so that the next message
   * is announced.
   */
  message?: string;
  /** What “Undo” takes back, if the message says more than that. */
  undoes?: string;
  /** Omit it if there is nothing to undo, for example because it has been undone. */
  onUndo?: () => void;
  /** The undo is in progress. */
  submitting?: boolean;
  /** Why it could not be undone. */
  error?: string;
  /** Without it the notice cannot be dismissed, for example because it reports progress. */
  onClose?: () => void;
  labels?: Partial<typeof undoNoticeLabels>;
};

/**
 * Says what was deleted and offers to undo it. It appears on the page, near the content it concerns, until it
 * is dismissed or replaced: it covers nothing, has no time limit, and the keyboard reaches it.
 */
export function UndoNotice({
  message,
  undoes = message,
  onUndo,
  submitting = false,
  error,
  onClose,
  labels,
}: UndoNoticeProps) {
  const text = useLabels('undoNotice', undoNoticeLabels, labels);
  return (
    <div
      role="status"
      className={message ? classes.notice : undefined}
      data-failed={error ? true : undefined}
    >
      {message && (
        <>
          <span className={classes.message} role={error ? 'alert' : undefined}>
            {error ?? message}
          </span>
          {onUndo && (
            <RowButton
              name={`${submitting ? text.undoing : text.undo}: ${undoes}`}
              onClick={() => !submitting && onUndo()}
            >
              {submitting ? text.undoing : text.undo}
            </RowButton>
          )}
          {onClose && <CloseButton size={24} aria-label={text.close} onClick={onClose} />}
        </>
      )}
    </div>
  );
}
