import { TableFigure } from '@leaf/ui';
import type { ComponentAdvice } from '../../../../../.storybook/docs/advice.ts';

/** How a host renders it. */
export function Usage() {
  return <TableFigure value={12.914} unit="kg CO2e" />;
}

export const advice: ComponentAdvice<typeof TableFigure> = {
  status: 'beta',
  aliases: ['cell', 'number', 'column'],
  use: ['A figure is in a column whose header has the unit.'],
  avoid: [{ when: 'The figure is outside a table', instead: 'Quantity' }],
  pairs: [
    {
      do: ['Leave the unit to the column header.', { value: 12.91 }],
      dont: ['Don’t round tiny figures to 0.', { value: 0, children: '0.00' }],
    },
  ],
  rules: { do: [], dont: [] },
  writing: ['A dash means unknown; 0 means zero.'],
  accessibility: ['The unit is read with each figure, although only the header shows it.'],
  related: ['DataTable', 'Quantity'],
};
