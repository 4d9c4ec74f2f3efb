import { TotalCard, type TotalCardProps } from '@leaf/ui';
import type { ComponentAdvice } from '../../../../../../.storybook/docs/advice.ts';

/** How a host renders it. */
export function Usage({ stage, title, href, total, of }: TotalCardProps) {
  return <TotalCard stage={stage} title={title} href={href} total={total} of={of} />;
}

export const advice: ComponentAdvice<typeof TotalCard> = {
  status: 'stable',
  aliases: ['kpi', 'stat', 'tile'],
  use: ['A stage’s total links to its rows.'],
  avoid: [{ when: 'The figure links nowhere', instead: 'Quantity' }],
  pairs: [
    {
      do: ['Show a dash for an unknown figure.', { total: null }],
      dont: ['Don’t show 0 for an unknown figure.', { total: 0, of: 0 }],
    },
  ],
  rules: {
    do: [
      'Pass the sum of all stages as `of`: the share is computed from it.',
      'Pass `share` where the cards of all stages stand together: `percents` rounds them so that they add up to 100.',
    ],
    dont: ['Don’t use it for anything but a stage.'],
  },
  writing: ['The title is the name of the stage.'],
  accessibility: [
    'The whole card is one link, named after the stage.',
    'The bar is decorative: the share is text.',
  ],
  related: ['OverviewPanel', 'Quantity'],
};
