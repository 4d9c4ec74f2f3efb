import { BundleJobs, type BundleJobsProps } from '@leaf/ui/bundles';
import type { ComponentAdvice } from '../../../../../.storybook/docs/advice.ts';

/** How a host renders it. */
export function Usage({ jobs, renderResult }: BundleJobsProps) {
  return <BundleJobs jobs={jobs} renderResult={renderResult} />;
}

export const advice: ComponentAdvice<typeof BundleJobs> = {
  status: 'beta',
  aliases: ['queue', 'runs', 'history'],
  use: ['Users follow the jobs of one HTML5 creative.'],
  avoid: [{ when: 'The jobs are of an image', instead: 'JobsTable' }],
  pairs: [
    {
      do: ['Say what failed.', { error: 'The jobs could not be loaded.' }],
      dont: ['Don’t leave an empty table without a word.', { jobs: [], labels: { empty: '–' } }],
    },
  ],
  rules: {
    do: ['Fetch a result when its row is opened: the newest one opens by itself.'],
    dont: ['Don’t hide jobs that failed: they say why, and can be tried again.'],
  },
  writing: ['What was asked for in one line: platform, target, limit.'],
  accessibility: ['The names of all buttons include the job.'],
  related: ['BundleResult', 'JobsTable'],
};
