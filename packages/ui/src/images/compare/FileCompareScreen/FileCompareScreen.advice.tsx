import { FileCompareScreen, type FileCompareScreenProps } from '@leaf/ui/compare';
import type { ComponentAdvice } from '../../../../../../.storybook/docs/advice.ts';

/** How a host renders it. */
export function Usage({ differences, similarity }: FileCompareScreenProps) {
  return <FileCompareScreen differences={differences} similarity={similarity} />;
}

export const advice: ComponentAdvice<typeof FileCompareScreen> = {
  status: 'beta',
  aliases: ['local compare', 'offline', 'diff'],
  use: ['People may not upload what they compare.'],
  avoid: [{ when: 'The files are those of a job', instead: 'ImageCompare' }],
  pairs: [
    {
      do: ['Say first that nothing is uploaded.', {}],
      dont: ['Don’t leave open where the files go.', { labels: { description: 'Choose two images.' } }],
    },
  ],
  rules: {
    do: ['Measure in a worker: `differencesIn` and `scoresIn`.'],
    dont: ['Don’t scale one image to the size of the other: that would be measured too.'],
  },
  writing: ['A refusal names the file.'],
  accessibility: ['What is missing for a comparison is announced.'],
  related: ['ImageCompare', 'UploadPanel'],
};
