import { FootprintStrip, type FootprintStripProps } from '@leaf/ui';
import type { ComponentAdvice } from '../../../../../.storybook/docs/advice.ts';

/** How a host renders it. */
export function Usage({ parts }: FootprintStripProps) {
  return <FootprintStrip parts={parts} />;
}

export const advice: ComponentAdvice<typeof FootprintStrip> = {
  status: 'beta',
  aliases: ['stacked bar', 'share', 'proportion', 'sparkline'],
  use: ['A figure stands beside what it consists of.'],
  avoid: [{ when: 'Amounts have to be read exactly', instead: 'EmissionsChart' }],
  pairs: [
    {
      do: ['Let it be as wide as its place.', { size: 'lg' }],
      dont: ['Don’t draw it without its figure.', { size: 'xs', share: 0.04 }],
    },
  ],
  rules: {
    do: [
      'Stand it beside the figure that its parts add up to.',
      'Let its length be the share of the largest in a list.',
    ],
    dont: [
      'Don’t use it as an ornament; where there are no figures, draw a `ghost`.',
      'Don’t leave a part out because it failed to load: pass its value as null.',
    ],
  },
  writing: ['It is read as one sentence, the largest part first.'],
  accessibility: [
    'A picture whose name is one sentence, largest part first.',
    'In forced colours the pattern carries it: full, lined, empty.',
  ],
  related: ['TotalCard', 'Quantity'],
};
