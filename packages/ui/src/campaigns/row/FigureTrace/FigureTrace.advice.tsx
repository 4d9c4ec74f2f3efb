import { FigureTrace, type FigureTraceProps } from '@leaf/ui';
import type { ComponentAdvice } from '../../../../../../.storybook/docs/advice.ts';

/** How a host renders it. */
export function Usage({ trace }: FigureTraceProps) {
  return <FigureTrace trace={trace} />;
}

export const advice: ComponentAdvice<typeof FigureTrace> = {
  status: 'stable',
  aliases: ['calculation', 'explain', 'formula'],
  use: ['Readers ask how a figure was calculated.'],
  avoid: [{ when: 'The method as a whole is in question', instead: 'MethodologyScreen' }],
  pairs: [
    {
      do: ['Show every step with its source.', {}],
      dont: ['Don’t hide digits.', { labels: { copied: 'OK' } }],
    },
  ],
  rules: {
    do: ['Show it wherever a figure may have to be justified.'],
    dont: ['Don’t round its numbers: here every digit counts.'],
  },
  writing: ['Each factor has a name, a unit and a source.'],
  accessibility: [
    'Steps can be expanded by keyboard.',
    'Factors are a list, each with its value and source.',
  ],
  related: ['RowPanel', 'MethodologyScreen'],
};
