import { PlanToolsWaiting } from '@leaf/ui';
import type { ComponentAdvice } from '../../../../../../.storybook/docs/advice.ts';

/** How a host renders it. */
export function Usage() {
  return <PlanToolsWaiting />;
}

export const advice: ComponentAdvice<typeof PlanToolsWaiting> = {
  status: 'beta',
  aliases: ['skeleton', 'placeholder', 'fallback'],
  use: ['The code of PlanTools is loaded when it is first shown: the fallback of its Suspense.'],
  avoid: [{ when: 'There is nothing to export', instead: 'PlanTools' }],
  pairs: [],
  rules: {
    do: ['Place it exactly where PlanTools will be.'],
    dont: ['Don’t leave the place empty: a title that gets less room wraps, and the page jumps.'],
  },
  writing: ['It has the words of PlanTools, unseen: they make it as wide.'],
  accessibility: ['Hidden from screen readers; nothing in it takes the focus.'],
  related: ['PlanTools', 'PartBoundary'],
};
