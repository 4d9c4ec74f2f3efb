import { Progress } from '@mantine/core';
import {
  IconAlertCircle,
  IconCircleCheck,
  IconCircleDashed,
  IconClock,
  IconLoader,
} from '@tabler/icons-react';
import { useFormat } from '../../format/useFormat.ts';
import type { ImageJob } from '../../types.ts';
import classes from './JobStatus.module.css';
import { type StatusTone, statusTone, wholePercent } from './jobStatus.ts';

const icons: Record<StatusTone, typeof IconClock> = {
  waiting: IconClock,
  busy: IconLoader,
  done: IconCircleCheck,
  failed: IconAlertCircle,
  neutral: IconCircleDashed,
};

export type JobStatusProps = {
  job: Pick<ImageJob, 'status' | 'progress' | 'error'>;
  /** The label of the status. */
  word: string;
  /** Names the progress bar. */
  progressLabel: string;
};

/** A job's status with an icon, its progress, and why it failed. */
export function JobStatus({ job: { status, progress, error }, word, progressLabel }: JobStatusProps) {
  const format = useFormat();
  const tone = statusTone(status);
  const Icon = icons[tone];
  const moving = tone === 'busy' && typeof progress === 'number';
  return (
    <span className={classes.status}>
      <span className={classes.word} data-tone={tone}>
        <Icon size={16} stroke={1.75} aria-hidden className={classes.icon} />
        {word}
        {moving && <span className={classes.share}>{format.percent(progress)}</span>}
      </span>
      {moving && (
        <Progress.Root size={4} className={classes.bar}>
          <Progress.Section value={wholePercent(progress)} aria-label={progressLabel} />
        </Progress.Root>
      )}
      {error && (
        <span className={classes.error} title={error}>
          {error}
        </span>
      )}
    </span>
  );
}
