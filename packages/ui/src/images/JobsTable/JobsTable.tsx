import { type ReactNode, useState } from 'react';
import { EmptyState } from '../../feedback/EmptyState/EmptyState.tsx';
import { RelativeTime } from '../../format/RelativeTime/RelativeTime.tsx';
import { useFormat } from '../../format/useFormat.ts';
import { useLabels, useSomeLabels } from '../../labels/useLabels.ts';
import { wordOf } from '../../labels/wordOf.ts';
import { DataTable } from '../../layout/DataTable/DataTable.tsx';
import type { DataColumn } from '../../layout/DataTable/tableRows.ts';
import type { ImageJob } from '../../types.ts';
import { platformLabels } from '../OptimizeForm/optimizeFormLabels.ts';
import { JobActions } from './JobActions.tsx';
import { JobStatus } from './JobStatus.tsx';
import classes from './JobsTable.module.css';
import { statusWord } from './jobStatus.ts';
import { jobsTableLabels, jobWords } from './jobsTableLabels.ts';
import { jobPlatform, jobTarget, jobType } from './jobTarget.ts';

export type JobsTableProps = {
  /** Newest first. */
  jobs: readonly ImageJob[];
  /** The content of an open job, usually a connected `JobResult`; rendered only while the job is open. */
  renderResult: (job: ImageJob) => ReactNode;
  /** Cancels a queued or running job. Without it there is no button. */
  onCancel?: (job: ImageJob) => void;
  /** Runs a failed or cancelled job again. Without it there is no button. */
  onRetry?: (job: ImageJob) => void;
  /** Id of the job being cancelled or retried. */
  busyId?: number;
  loading?: boolean;
  /** Why the jobs could not be loaded. */
  error?: string;
  /** What to do about the error, such as `ErrorStep`. */
  errorAction?: ReactNode;
  /** The next step if there are no jobs, such as a link to the optimize page. */
  emptyAction?: ReactNode;
  /** Id of the job that is open initially. */
  defaultOpenId?: number;
  labels?: Partial<typeof jobsTableLabels>;
};

/** The jobs of one image. One at a time can be opened to show its result. */
export function JobsTable({
  jobs,
  renderResult,
  onCancel,
  onRetry,
  busyId,
  loading = false,
  error,
  errorAction,
  emptyAction,
  defaultOpenId,
  labels,
}: JobsTableProps) {
  const text = useLabels('jobsTable', jobsTableLabels, labels);
  const words = useLabels('jobWords', jobWords);
  const platforms = useSomeLabels('optimizeForm', platformLabels);
  const format = useFormat();
  const [openId, setOpenId] = useState(defaultOpenId);

  const columns: DataColumn<ImageJob>[] = [
    { id: 'id', header: text.id, value: (job) => job.id, width: 96 },
    {
      id: 'type',
      header: text.type,
      value: (job) => wordOf(words, jobType(job)),
      cell: (job) => (
        <span className={classes.type}>
          {wordOf(words, jobType(job))} <span className={classes.target}>{jobTarget(job, format, text)}</span>
          {job.preset && <span className={classes.platform}>{jobPlatform(platforms, job.preset)}</span>}
        </span>
      ),
    },
    {
      id: 'status',
      header: text.status,
      value: (job) => statusWord(words, job.status),
      cell: (job) => (
        <JobStatus job={job} word={statusWord(words, job.status)} progressLabel={text.progress(job.id)} />
      ),
    },
    {
      id: 'created',
      header: text.created,
      value: (job) => job.created_at,
      cell: (job) => <RelativeTime iso={job.created_at} />,
    },
    {
      id: 'actions',
      header: text.actions,
      headerHidden: true,
      cell: (job) => (
        <JobActions
          job={job}
          open={job.id === openId}
          busy={job.id === busyId}
          onToggle={() => setOpenId(job.id === openId ? undefined : job.id)}
          onCancel={onCancel}
          onRetry={onRetry}
          text={text}
        />
      ),
    },
  ];

  return (
    <div className={classes.container}>
      <DataTable
        name={text.title}
        columns={columns}
        rows={jobs}
        rowId={(job) => job.id}
        loading={loading}
        error={error}
        errorAction={errorAction}
        empty={<EmptyState picture="files" message={text.empty} action={emptyAction} />}
        detail={(job) => job.id === openId && <div className={classes.result}>{renderResult(job)}</div>}
      />
    </div>
  );
}
