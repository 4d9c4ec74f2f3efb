import { RecommendedSsimTable, type RecommendedSsimTableProps } from '@leaf/ui';
import type { ComponentAdvice } from '../../../../../.storybook/docs/advice.ts';

/** How a host renders it. */
export function Usage({ mode, value }: RecommendedSsimTableProps) {
  return <RecommendedSsimTable mode={mode} value={value} />;
}

export const advice: ComponentAdvice<typeof RecommendedSsimTable> = {
  status: 'stable',
  aliases: ['quality', 'similarity'],
  use: ['A similarity has to be chosen for a size.'],
  avoid: [{ when: 'A measured file is chosen', instead: 'SsimChart' }],
  pairs: [
    {
      do: ['Mark the row that fits.', {}],
      dont: ['Don’t call it a rule.', { labels: { caption: 'Required SSIM' } }],
    },
  ],
  rules: {
    do: ['Highlight the row closest to the chosen value.'],
    dont: ['Don’t highlight by colour alone: the row says it.'],
  },
  writing: ['“Recommended”, because eyes differ.'],
  accessibility: ['A table with a caption; the closest row says so in words.'],
  related: ['OptimizeForm'],
};
