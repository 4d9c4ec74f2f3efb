import { SetBudget, type SetBudgetProps } from '@leaf/ui/compare';
import type { ComponentAdvice } from '../../../../../../.storybook/docs/advice.ts';

/** How a host renders it. */
export function Usage(props: SetBudgetProps) {
  return <SetBudget {...props} />;
}

export const advice: ComponentAdvice<typeof SetBudget> = {
  status: 'beta',
  aliases: ['total size', 'weight limit', 'equal slope'],
  use: ['Several images share one limit, such as those of a page or a bundle.'],
  avoid: [{ when: 'Each image has a limit of its own', instead: 'OptimizeForm' }],
  pairs: [
    {
      do: ['Say what the files have together.', { outcome: { budget: 90_000, bytes: 88_120, ssim: 0.971 } }],
      dont: ['Don’t shorten the button to a sign.', { labels: { spread: '↔' } }],
    },
  ],
  rules: {
    do: ['Spread the budget with `setBudget`, and keep what it chooses.'],
    dont: ['Don’t give each image the same share: pictures differ in what a byte buys.'],
  },
  writing: ['The lowest SSIM is said with every result.'],
  accessibility: ['What came of a budget is announced.'],
  related: ['ImageSet', 'FileChoice'],
};
