import { MeasureQuality, type MeasureQualityProps } from '@leaf/ui/compare';
import type { ComponentAdvice } from '../../../../../.storybook/docs/advice.ts';

/** How a host renders it. */
export function Usage(props: MeasureQualityProps) {
  return <MeasureQuality {...props} />;
}

export const advice: ComponentAdvice<typeof MeasureQuality> = {
  status: 'beta',
  aliases: ['quality', 'measure', 'point'],
  use: ['Users want a file between two that a job measured.'],
  avoid: [{ when: 'Users look for the smallest file at a similarity', instead: 'OptimizeForm' }],
  pairs: [
    {
      do: ['Name what is under way.', { asked: [{ format: 'avif', quality: 71, status: 'running' }] }],
      dont: ['Don’t shorten the button to a sign.', { labels: { measure: '+' } }],
    },
  ],
  rules: {
    do: ['Choose the file for the user as soon as it is measured.'],
    dont: ['Don’t send a quality that is in the chart already: choose it.'],
  },
  writing: ['Each sentence names the format and the quality.'],
  accessibility: ['What is under way, measured or failed is announced.'],
  related: ['SsimChart', 'JobResult'],
};
