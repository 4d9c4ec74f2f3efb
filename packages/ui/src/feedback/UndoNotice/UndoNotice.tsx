import { CloseButton } from '@mantine/core';
import { useLabels } from '../../labels/useLabels.ts';
import { RowButton } from '../../layout/RowButton/RowButton.tsx';
import classes from './UndoNotice.module.css';

export const undoNoticeLabels = { undo: 'Undo', undoing: 'Undoing…', close: 'Dismiss' };

export type UndoNoticeProps = {
  /** What happened, `“Masters” deleted.`; without it only the empty status is there, so that the next one is announced. */
  message?: string;
  /** Without it there is nothing to undo, for example because it has been undone. */
  onUndo?: () => void;
  /** It is being undone. */
  submitting?: boolean;
  /** Why it could not be undone. */
  error?: string;
  /** Without it the notice can't be dismissed, for example because it says what is going on. */
  onClose?: () => void;
  labels?: Partial<typeof undoNoticeLabels>;
};

/**
 * Says what was deleted and offers to undo it. It stands in its place on the page, near what it is about, until it is
 * dismissed or the next one comes: it covers nothing, needs no haste, and the keyboard reaches it.
 */
export function UndoNotice({ message, onUndo, submitting = false, error, onClose, labels }: UndoNoticeProps) {
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
              name={`${submitting ? text.undoing : text.undo}: ${message}`}
              onClick={() => !submitting && onUndo()}
            >
              {submitting ? text.undoing : text.undo}
            </RowButton>
          )}
          {onClose && <CloseButton size="sm" aria-label={text.close} onClick={onClose} />}
        </>
      )}
    </div>
  );
}
