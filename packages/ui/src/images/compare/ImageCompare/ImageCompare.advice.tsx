import { ImageCompare, type ImageCompareProps } from '@leaf/ui/compare';
import type { ComponentAdvice } from '../../../../../../.storybook/docs/advice.ts';

/** How a host renders it. */
export function Usage(props: ImageCompareProps) {
  return <ImageCompare {...props} />;
}

export const advice: ComponentAdvice<typeof ImageCompare> = {
  status: 'beta',
  aliases: ['before and after', 'slider', 'zoom', 'difference'],
  use: ['Users judge by eye whether a smaller file still looks right.'],
  avoid: [
    { when: 'One picture is shown', instead: 'ImagePreview' },
    { when: 'Measured files are compared by their figures', instead: 'SsimChart' },
  ],
  pairs: [
    {
      do: ['Name the task.', {}],
      dont: ['Don’t judge for the reader.', { labels: { title: 'See? No difference!' } }],
    },
  ],
  rules: {
    do: [
      'Load it lazily, and measure in a worker: `differencesIn` with `@leaf/ui/differences`.',
      'Show the selected file on the right, and keep the two selections in sync.',
    ],
    dont: ['Don’t scale the pictures yourself: 100% is one pixel for one pixel.'],
  },
  writing: ['Format and quality, then the size in KB and the SSIM.'],
  accessibility: [
    'A named figure with a sentence: both files, their sizes and what is saved.',
    'All controls are native: selects, radio buttons, a range input, a scrollable region.',
    'The flicker view respects reduced motion and can be paused.',
    'A sentence describes the map of differences.',
  ],
  related: ['JobResult', 'SsimChart', 'ResultTable'],
};
