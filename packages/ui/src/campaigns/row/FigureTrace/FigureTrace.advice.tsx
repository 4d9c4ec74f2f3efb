import { FigureTrace, type FigureTraceProps } from '@leaf/ui';
import type { ComponentAdvice } from '../../../../../../.storybook/docs/advice.ts';

/** How a host renders it. */
export function Usage({ trace }: FigureTraceProps) {
  return <FigureTrace trace={trace} />;
}

export const advice: ComponentAdvice<typeof FigureTrace> = {
  status: 'stable',
  aliases: ['calculation', 'explain', 'formula'],
  use: ['Somebody asks how a figure comes about.'],
  avoid: [{ when: 'The method as a whole is in question', instead: 'MethodologyScreen' }],
  pairs: [
    {
      do: ['Show every step with its source.', {}],
      dont: ['Don’t hide digits.', { labels: { copied: 'OK' } }],
    },
  ],
  rules: {
    do: ['Show it wherever a figure has to be answered for.'],
    dont: ['Don’t shorten its numbers: here every digit counts.'],
  },
  writing: ['A factor has a name, a unit and a source.'],
  accessibility: ['Steps open by keyboard.', 'Factors are a table with the source beside each.'],
  related: ['RowPanel', 'MethodologyScreen'],
};
