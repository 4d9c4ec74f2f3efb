import { MethodologyScreen, type MethodologyScreenProps } from '@leaf/ui';
import type { ComponentAdvice } from '../../../../../.storybook/docs/advice.ts';

/** How a host renders it. */
export function Usage(props: MethodologyScreenProps) {
  return <MethodologyScreen {...props} />;
}

export const advice: ComponentAdvice<typeof MethodologyScreen> = {
  status: 'stable',
  aliases: ['method', 'sources', 'gmsf', 'documentation'],
  use: ['Readers ask where the figures come from.'],
  avoid: [{ when: 'One particular figure is in question', instead: 'FigureTrace' }],
  pairs: [
    {
      do: ['Say “estimate”.', {}],
      dont: ['Don’t say “measured”.', { labels: { title: 'How emissions are measured' } }],
    },
  ],
  rules: {
    do: ['Link to it wherever a result is called an estimate.'],
    dont: ['Don’t copy its constants into other text: here they come from the model.'],
  },
  writing: ['Call results estimates, and name a source for each constant.'],
  accessibility: [
    'Long tables can be filtered, and scroll in a focusable region.',
    'Headings follow in order.',
  ],
  related: ['BenchmarksScreen', 'FigureTrace'],
};
