import { noValue } from '../../format/format.ts';
import { useFormat } from '../../format/useFormat.ts';
import { JobStatus } from '../../images/JobsTable/JobStatus.tsx';
import { statusWord } from '../../images/JobsTable/jobStatus.ts';
import { jobWords } from '../../images/JobsTable/jobsTableLabels.ts';
import { saving } from '../../images/jobResult.ts';
import { useLabels } from '../../labels/useLabels.ts';
import type { Creative } from '../bundleTypes.ts';
import type { BundleListLabels } from './bundleListLabels.ts';

/** What the last job of a creative saved, or how far it is. */
export function LastJob({
  creative: { filename, bytes, job },
  text,
}: {
  creative: Creative;
  text: BundleListLabels;
}) {
  const words = useLabels('jobWords', jobWords);
  const format = useFormat();
  if (!job) return noValue;
  if (job.bytes == null)
    return (
      <JobStatus job={job} word={statusWord(words, job.status)} progressLabel={text.progress(filename)} />
    );
  const saved = saving(job.bytes, bytes) ?? 0;
  return saved > 0 ? text.smaller(format.percent(saved)) : text.same;
}
