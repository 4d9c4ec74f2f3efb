import { FootprintStrip, type FootprintStripProps } from '@leaf/ui';
import type { ComponentAdvice } from '../../../../../.storybook/docs/advice.ts';

/** How a host renders it. */
export function Usage({ parts }: FootprintStripProps) {
  return <FootprintStrip parts={parts} />;
}

export const advice: ComponentAdvice<typeof FootprintStrip> = {
  status: 'beta',
  aliases: ['stacked bar', 'share', 'proportion', 'sparkline'],
  use: ['A total is shown with its parts.'],
  avoid: [{ when: 'Exact amounts matter', instead: 'EmissionsChart' }],
  pairs: [
    {
      do: ['Let it fill the available width.', { size: 'lg' }],
      dont: ['Don’t show it without its figure.', { size: 'xs', share: 0.04 }],
    },
  ],
  rules: {
    do: [
      'Place it beside the figure that its parts add up to.',
      'In a list, set `share` to the row’s share of the largest.',
    ],
    dont: [
      'Don’t use it as decoration; if there are no figures, use `ghost`.',
      'Don’t omit a part that failed to load: pass null as its value.',
    ],
  },
  writing: ['Part names are short nouns: they become one spoken sentence.'],
  accessibility: [
    'An image whose accessible name is one sentence, largest part first.',
    'In forced colours patterns tell the parts apart: filled, lined, empty.',
  ],
  related: ['TotalCard', 'Quantity'],
};
