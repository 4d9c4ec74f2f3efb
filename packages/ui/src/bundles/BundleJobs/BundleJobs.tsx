import type { ReactNode } from 'react';
import { useFormat } from '../../format/useFormat.ts';
import { JobsTable, type JobsTableProps } from '../../images/JobsTable/JobsTable.tsx';
import { useLabels } from '../../labels/useLabels.ts';
import { wordOf } from '../../labels/wordOf.ts';
import { Section } from '../../layout/Section/Section.tsx';
import { bundlePlatformNames } from '../BundlePlatforms/bundlePlatformsLabels.ts';
import type { CreativeJob } from '../bundleTypes.ts';

export const bundleJobsLabels = {
  title: 'Jobs',
  empty: 'No jobs for this creative.',
  for: 'For',
  kb: 'KB',
};

export type BundleJobsProps = Pick<
  JobsTableProps,
  'busyId' | 'loading' | 'error' | 'errorAction' | 'emptyAction'
> & {
  /** Newest first. */
  jobs: readonly CreativeJob[];
  /** The content of an open job, usually a connected `BundleResult`; rendered only while the job is open. */
  renderResult: (job: CreativeJob) => ReactNode;
  /** Cancels a queued or running job. Without it there is no button. */
  onCancel?: (job: { id: number }) => void;
  /** Runs a failed or cancelled job again. Without it there is no button. */
  onRetry?: (job: { id: number }) => void;
  labels?: Partial<typeof bundleJobsLabels>;
};

/** The jobs of an HTML5 creative. The newest result is open, and opens by itself once it is there. */
export function BundleJobs({ jobs, renderResult, labels, ...table }: BundleJobsProps) {
  const text = useLabels('bundleJobs', bundleJobsLabels, labels);
  const names = useLabels('bundlePlatformNames', bundlePlatformNames);
  const format = useFormat();
  const asked = ({ preset, target, kilobytes }: CreativeJob) =>
    [
      preset && wordOf(names, preset),
      target != null && `SSIM ${format.ssim(target)}`,
      kilobytes != null && `${format.number(kilobytes)} ${text.kb}`,
    ]
      .filter(Boolean)
      .join(', ');
  const newest = jobs.find(({ status }) => status === 'completed')?.id;
  return (
    <Section title={text.title} flush>
      <JobsTable
        {...table}
        key={newest}
        defaultOpenId={newest}
        jobs={jobs.map((job) => ({ ...job, type: asked(job), target: null, preset: null }))}
        renderResult={({ id }) => {
          const job = jobs.find((one) => one.id === id);
          return job && renderResult(job);
        }}
        labels={{ title: text.title, empty: text.empty, type: text.for }}
      />
    </Section>
  );
}
