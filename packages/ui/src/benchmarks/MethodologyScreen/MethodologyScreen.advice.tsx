import { MethodologyScreen, type MethodologyScreenProps } from '@leaf/ui';
import type { ComponentAdvice } from '../../../../../.storybook/docs/advice.ts';

/** How a host renders it. */
export function Usage(props: MethodologyScreenProps) {
  return <MethodologyScreen {...props} />;
}

export const advice: ComponentAdvice<typeof MethodologyScreen> = {
  status: 'stable',
  aliases: ['method', 'sources', 'gmsf', 'documentation'],
  use: ['Somebody asks where a figure comes from.'],
  avoid: [{ when: 'One single figure is in question', instead: 'FigureTrace' }],
  pairs: [
    {
      do: ['Say estimate.', {}],
      dont: ['Don’t say measurement.', { labels: { title: 'How emissions are measured' } }],
    },
  ],
  rules: {
    do: ['Link to it wherever a result is called an estimate.'],
    dont: ['Don’t copy its constants: they come from the model.'],
  },
  writing: ['A result is an estimate, and each constant has its source.'],
  accessibility: ['Long tables filter and scroll inside their frame.', 'Headings in order.'],
  related: ['BenchmarksScreen', 'FigureTrace'],
};
