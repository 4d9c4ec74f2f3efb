import { JobsTable, type JobsTableProps } from '@leaf/ui';
import type { ComponentAdvice } from '../../../../../.storybook/docs/advice.ts';

/** How a host renders it. */
export function Usage({ jobs, renderResult }: JobsTableProps) {
  return <JobsTable jobs={jobs} renderResult={renderResult} />;
}

export const advice: ComponentAdvice<typeof JobsTable> = {
  status: 'stable',
  aliases: ['queue', 'runs', 'history'],
  use: ['Users follow the jobs of one image.'],
  avoid: [{ when: 'Only one result matters', instead: 'JobResult' }],
  pairs: [
    {
      do: ['Say what failed.', { error: 'The jobs could not be loaded.' }],
      dont: ['Don’t shout a state.', { labels: { status: 'STATUS!!' } }],
    },
  ],
  rules: {
    do: ['Fetch a result when its row is opened.'],
    dont: ['Don’t translate the status: it is shown as it came.'],
  },
  writing: ['States are participles: queued, running, completed.'],
  accessibility: [
    'The names of View and Hide include the job, with `aria-expanded`.',
    'The progress bar has a name and a value.',
  ],
  related: ['JobResult', 'ImageOverview'],
};
