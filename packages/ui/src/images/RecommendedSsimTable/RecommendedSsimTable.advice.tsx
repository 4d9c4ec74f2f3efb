import { RecommendedSsimTable, type RecommendedSsimTableProps } from '@leaf/ui';
import type { ComponentAdvice } from '../../../../../.storybook/docs/advice.ts';

/** How a host renders it. */
export function Usage({ mode, value }: RecommendedSsimTableProps) {
  return <RecommendedSsimTable mode={mode} value={value} />;
}

export const advice: ComponentAdvice<typeof RecommendedSsimTable> = {
  status: 'stable',
  aliases: ['quality', 'similarity'],
  use: ['Users choose a target similarity for the size of their image.'],
  avoid: [{ when: 'Users choose among measured files', instead: 'SsimChart' }],
  pairs: [
    {
      do: ['Highlight the row that fits.', {}],
      dont: ['Don’t present it as a rule.', { labels: { caption: 'Required SSIM' } }],
    },
  ],
  rules: {
    do: ['Pass the megapixels, so that the row of the image itself is marked.'],
    dont: ['Don’t let it replace the target field: it only advises.'],
  },
  writing: ['“Recommended”, not “required”: eyes differ.'],
  accessibility: ['A table with a caption; the closest row is marked by text, not only by colour.'],
  related: ['OptimizeForm'],
};
