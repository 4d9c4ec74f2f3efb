import { Button } from '@mantine/core';
import type { ImageJob } from '../../types.ts';
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
  return (
    <span className={classes.actions}>
      {onCancel && canCancel(job.status) && (
        <Button
          variant="subtle"
          color="gray"
          size="compact-sm"
          loading={busy}
          aria-label={text.cancelJob(job.id)}
          onClick={() => onCancel(job)}
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
          onClick={() => onRetry(job)}
        >
          {text.retry}
        </Button>
      )}
      <Button
        variant="default"
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
