import { ErrorBanner, JobsTable, Section } from '@leaf/ui';
import { useConnection } from '../connection/connectionContext.ts';
import { useJobNotifications, useJobs } from './useJobs.ts';
import { useResults } from './useResults.tsx';

export type JobViewerProps = {
  /** The id of the image. */
  imageId: number;
  /** The id of the job. */
  jobId: number;
  /** The address of a campaign's delivery rows in your app. Without it there is no link to them. */
  rowsHref?: (campaignId: number) => string;
  /** The job can be looked at and its files downloaded, and nothing changes. */
  readOnly?: boolean;
};

/** A job and, once it has one, its result: chart, comparison, download. */
export function JobViewer(props: JobViewerProps) {
  return <OneJob key={`${props.imageId} ${props.jobId}`} {...props} />;
}

function OneJob({ imageId, jobId, rowsHref, readOnly = false }: JobViewerProps) {
  const { words } = useConnection();
  const { renderResult } = useResults(imageId, { rowsHref, readOnly });
  useJobNotifications(imageId, true);
  const { jobs, jobsLoading, jobsError, jobsErrorAction, onCancel, onRetry, busyId } = useJobs(imageId);
  const job = jobs.find(({ id }) => id === jobId);
  if (!job && !jobsLoading)
    return <ErrorBanner message={jobsError ?? words.sentences.noJob} action={jobsErrorAction} />;
  return (
    <Section flush>
      <JobsTable
        // Opens by itself as soon as there is a result.
        key={String(job?.status === 'completed')}
        defaultOpenId={job?.status === 'completed' ? jobId : undefined}
        jobs={job ? [job] : []}
        loading={jobsLoading}
        error={jobsError}
        errorAction={jobsErrorAction}
        {...(!readOnly && { onCancel, onRetry, busyId })}
        renderResult={renderResult}
      />
    </Section>
  );
}
