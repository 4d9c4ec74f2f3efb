import { ImageOverview, type ImageOverviewProps } from '@leaf/ui';
import type { ComponentAdvice } from '../../../../../.storybook/docs/advice.ts';

/** How a host renders it. */
export function Usage(props: ImageOverviewProps) {
  return <ImageOverview {...props} />;
}

export const advice: ComponentAdvice<typeof ImageOverview> = {
  status: 'stable',
  aliases: ['properties', 'preview'],
  use: ['Users look at an image, its properties and its jobs.'],
  avoid: [{ when: 'Only the picture is needed', instead: 'ImagePreview' }],
  pairs: [
    {
      do: ['Say what could not be loaded.', { jobsError: 'The jobs could not be loaded.' }],
      dont: ['Don’t rename jobs.', { labels: { jobs: 'Tasks' } }],
    },
  ],
  rules: { do: ['Pass jobs newest first.'], dont: ['Don’t poll unless a job is queued or running.'] },
  writing: ['Say “job”, as everywhere else in the product.'],
  accessibility: ['Picture, properties and jobs follow in reading order.'],
  related: ['ImagePreview', 'InfoTiles', 'JobsTable'],
};
