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
  use: ['A unit stands beside a figure.'],
  avoid: [{ when: 'Figure and unit stand together', instead: 'Quantity' }],
  pairs: [
    {
      do: ['Write it plainly.', { children: 'kg CO2e' }],
      dont: ['Don’t write it out.', { children: 'kilograms of CO2 equivalents' }],
    },
  ],
  rules: {
    do: ['Write the unit as it is copied: `kg CO2e`.'],
    dont: ['Don’t put it in the head of a column and in its cells too.'],
  },
  writing: ['The symbol, without a full stop.'],
  accessibility: ['CO2 is drawn with a subscript and read aloud in words.'],
  related: ['Quantity'],
};
