import { TableFigure } from '@leaf/ui';
import type { ComponentAdvice } from '../../../../../.storybook/docs/advice.ts';

/** How a host renders it. */
export function Usage() {
  return <TableFigure value={12.914} unit="kg CO2e" />;
}

export const advice: ComponentAdvice<typeof TableFigure> = {
  status: 'beta',
  aliases: ['cell', 'number', 'column'],
  use: ['A figure stands in a column whose header has the unit.'],
  avoid: [{ when: 'It stands by itself', instead: 'Quantity' }],
  pairs: [
    {
      do: ['Leave the unit to the header.', { value: 12.91 }],
      dont: ['Don’t shorten what is tiny to 0.', { value: 0, children: '0.00' }],
    },
  ],
  rules: { do: [], dont: [] },
  writing: ['Decimals align; a dash is not known, 0 is zero.'],
  accessibility: ['Every digit is in the title; the figure in the cell is the rounded one.'],
  related: ['DataTable', 'Quantity'],
};
