import { Unit } from '@leaf/ui';
import type { ComponentAdvice } from '../../../../../.storybook/docs/advice.ts';

/** How a host renders it. */
export function Usage() {
  return (
    <p>
      12.91 <Unit>kg CO2e</Unit>
    </p>
  );
}

export const advice: ComponentAdvice<typeof Unit> = {
  status: 'beta',
  aliases: ['co2', 'kg', 'subscript'],
  use: ['A unit is shown beside a figure.'],
  avoid: [{ when: 'Figure and unit are one value', instead: 'Quantity' }],
  pairs: [
    {
      do: ['Write the symbol.', { children: 'kg CO2e' }],
      dont: ['Don’t write it out.', { children: 'kilograms of CO2 equivalents' }],
    },
  ],
  rules: {
    do: ['Write the unit as plain text: `kg CO2e`.'],
    dont: ['Don’t show it in a column header and again in the cells.'],
  },
  writing: ['The symbol, without a full stop.'],
  accessibility: ['CO2 is shown with a subscript and read aloud in words.'],
  related: ['Quantity'],
};
