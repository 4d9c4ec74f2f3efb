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
  aliases: ['country', 'region', 'combobox', 'autocomplete'],
  use: ['A country or a region is picked from a long list.'],
  avoid: [{ when: 'There are few choices', instead: 'ChoiceField' }],
  pairs: [
    {
      do: ['Ask for one kind of place.', { label: 'Country' }],
      dont: ['Don’t ask for any place.', { label: 'Country / region / place' }],
    },
  ],
  rules: { do: ['Use it for countries and regions.'], dont: ['Don’t sort its list again: it comes sorted.'] },
  writing: ['Countries have the names of the reader’s language.'],
  accessibility: ['Typing searches, arrow keys choose, Enter takes.', 'That nothing was found is said.'],
  related: ['SelectionForm', 'BenchmarksScreen'],
};
