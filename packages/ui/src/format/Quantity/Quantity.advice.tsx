import { Quantity } from '@leaf/ui';
import type { ComponentAdvice } from '../../../../../.storybook/docs/advice.ts';

/** How a host renders it. */
export function Usage() {
  return <Quantity value="12.91" unit="kg CO2e" />;
}

export const advice: ComponentAdvice<typeof Quantity> = {
  status: 'stable',
  aliases: ['number', 'value', 'unit', 'kpi'],
  use: ['A figure stands by itself.'],
  avoid: [{ when: 'It stands in a column with its unit in the header', instead: 'TableFigure' }],
  pairs: [
    {
      do: ['Show a dash for what is not known.', { value: null }],
      dont: ['Don’t write the unit into the figure.', { value: '1,234 kilograms', unit: 'kg CO2e' }],
    },
  ],
  rules: {
    do: ['Use it wherever a number has a unit.'],
    dont: ['Don’t round before: it rounds, and keeps every digit in its title.'],
  },
  writing: ['The figure first, a space, the unit.'],
  accessibility: ['Number and unit are read as one text.'],
  related: ['TotalCard', 'RowPanel'],
};
