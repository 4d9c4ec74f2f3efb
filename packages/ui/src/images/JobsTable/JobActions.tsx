import { Button } from '@mantine/core';
import { firstClick } from '../../layout/firstClick.ts';
import type { ImageJob } from '../../types.ts';
import { useFocusKept } from '../UploadQueue/useFocusKept.ts';
import classes from './JobsTable.module.css';
import { canCancel, canRetry } from './jobStatus.ts';
import type { jobsTableLabels } from './jobsTableLabels.ts';

export type JobActionsProps = {
  job: ImageJob;
  open: boolean;
  busy: boolean;
  onToggle: () => void;
  onCancel?: (job: ImageJob) => void;
  onRetry?: (job: ImageJob) => void;
  text: typeof jobsTableLabels;
};

/** The actions for a job: cancel, retry, view. */
export function JobActions({ job, open, busy, onToggle, onCancel, onRetry, text }: JobActionsProps) {
  // Cancel and Retry are gone with what they did, and Cancel also when the job ends.
  const { target, onFocus } = useFocusKept<HTMLButtonElement>();
  return (
    <span className={classes.actions}>
      {onCancel && canCancel(job.status) && (
        <Button
          variant="subtle"
          color="gray"
          size="compact-sm"
          loading={busy}
          aria-label={text.cancelJob(job.id)}
          onClick={firstClick(() => onCancel(job))}
          onFocus={onFocus}
        >
          {text.cancel}
        </Button>
      )}
      {onRetry && canRetry(job.status) && (
        <Button
          variant="subtle"
          size="compact-sm"
          loading={busy}
          aria-label={text.retryJob(job.id)}
          onClick={firstClick(() => onRetry(job))}
          onFocus={onFocus}
        >
          {text.retry}
        </Button>
      )}
      <Button
        ref={target}
        variant="subtle"
        size="compact-sm"
        aria-expanded={open}
        aria-label={open ? text.hideJob(job.id) : text.viewJob(job.id)}
        onClick={onToggle}
      >
        {open ? text.hide : text.view}
      </Button>
    </span>
  );
}
