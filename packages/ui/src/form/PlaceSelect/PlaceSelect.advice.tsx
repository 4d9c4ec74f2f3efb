import { PlaceSelect } from '@leaf/ui';
import { useState } from 'react';
import type { ComponentAdvice } from '../../../../../.storybook/docs/advice.ts';

/** How a host renders it. */
export function Usage() {
  const [country, setCountry] = useState('');
  return <PlaceSelect label="Country" places={['France', 'Germany']} value={country} onChange={setCountry} />;
}

export const advice: ComponentAdvice<typeof PlaceSelect> = {
  status: 'stable',
  aliases: ['country', 'region', 'combobox', 'autocomplete', 'dropdown', 'select'],
  use: ['Users pick a country or a region from a long list.'],
  avoid: [{ when: 'There are few choices', instead: 'ChoiceField' }],
  pairs: [
    {
      do: ['Ask for one kind of place.', { label: 'Country' }],
      dont: ['Don’t mix different kinds.', { label: 'Country / region / place' }],
    },
  ],
  rules: {
    do: ['Use it for countries and regions.'],
    dont: ['Don’t sort the list: countries are sorted in the reader’s language.'],
  },
  writing: ['Countries have their names in the reader’s language.'],
  accessibility: ['Typing searches, arrow keys move, Enter chooses.', 'An empty result is announced.'],
  related: ['SelectionForm', 'BenchmarksScreen'],
};
