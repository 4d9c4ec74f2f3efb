import { TotalCard, type TotalCardProps } from '@leaf/ui';
import type { ComponentAdvice } from '../../../../../../.storybook/docs/advice.ts';

/** How a host renders it. */
export function Usage({ stage, title, href, total, of }: TotalCardProps) {
  return <TotalCard stage={stage} title={title} href={href} total={total} of={of} />;
}

export const advice: ComponentAdvice<typeof TotalCard> = {
  status: 'stable',
  aliases: ['kpi', 'stat', 'tile'],
  use: ['The figure of one stage leads to its page.'],
  avoid: [{ when: 'The figure has no page', instead: 'Quantity' }],
  pairs: [
    {
      do: ['Show a dash for what is not known.', { total: null }],
      dont: ['Don’t show 0 for what is not known.', { total: 0, of: 0 }],
    },
  ],
  rules: {
    do: ['Pass the sum of all stages, so that the share is right.'],
    dont: ['Don’t use it for anything but a stage.'],
  },
  writing: ['The name of the stage is the title.'],
  accessibility: ['The whole card leads to the stage; its name is the stage.', 'The bar is decoration.'],
  related: ['OverviewPanel', 'Quantity'],
};
