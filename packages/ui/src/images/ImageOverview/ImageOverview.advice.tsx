import { ImageOverview, type ImageOverviewProps } from '@leaf/ui';
import type { ComponentAdvice } from '../../../../../.storybook/docs/advice.ts';

/** How a host renders it. */
export function Usage(props: ImageOverviewProps) {
  return <ImageOverview {...props} />;
}

export const advice: ComponentAdvice<typeof ImageOverview> = {
  status: 'stable',
  aliases: ['properties', 'preview'],
  use: ['An image is looked at with its properties and jobs.'],
  avoid: [{ when: 'Only the picture is wanted', instead: 'ImagePreview' }],
  pairs: [
    {
      do: ['Say what could not be loaded.', { jobsError: 'The jobs could not be loaded.' }],
      dont: ['Don’t rename its jobs.', { labels: { jobs: 'Tasks' } }],
    },
  ],
  rules: { do: ['Pass jobs newest first.'], dont: ['Don’t poll when nothing is open.'] },
  writing: ['A job is a job.'],
  accessibility: ['Picture, facts and jobs follow in the order of reading.'],
  related: ['ImagePreview', 'InfoTiles', 'JobsTable'],
};
