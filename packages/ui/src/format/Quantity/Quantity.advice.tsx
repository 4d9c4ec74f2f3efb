import { Quantity } from '@leaf/ui';
import type { ComponentAdvice } from '../../../../../.storybook/docs/advice.ts';

/** How a host renders it. */
export function Usage() {
  return <Quantity value="12.91" unit="kg CO2e" />;
}

export const advice: ComponentAdvice<typeof Quantity> = {
  status: 'stable',
  aliases: ['number', 'value', 'unit', 'kpi'],
  use: ['A figure is shown outside a table, with its unit.'],
  avoid: [{ when: 'The figure is in a column whose header has the unit', instead: 'TableFigure' }],
  pairs: [
    {
      do: ['Show a dash for an unknown figure.', { value: null }],
      dont: ['Don’t repeat the unit in the figure.', { value: '1,234 kilograms', unit: 'kg CO2e' }],
    },
  ],
  rules: {
    do: ['Use it wherever a number has a unit.'],
    dont: ['Don’t round the value: it is rounded here, and the title has every digit.'],
  },
  writing: ['The figure, a space, the unit.'],
  accessibility: ['Number and unit are read as one text.'],
  related: ['TotalCard', 'RowPanel'],
};
