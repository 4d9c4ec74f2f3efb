import { ChoiceField } from '@leaf/ui';
import { useState } from 'react';
import type { ComponentAdvice } from '../../../../../.storybook/docs/advice.ts';

/** How a host renders it. */
export function Usage() {
  const [level, setLevel] = useState(0);
  const word = (choice: number) => `Level ${choice}`;
  return <ChoiceField label="Level" choices={[0, 1]} word={word} value={level} onChange={setLevel} />;
}

export const advice: ComponentAdvice<typeof ChoiceField> = {
  status: 'stable',
  aliases: ['radio', 'select', 'segmented', 'dropdown'],
  use: ['Users choose one of a few fixed values, and there is always a choice.'],
  avoid: [{ when: 'The list is long', instead: 'PlaceSelect' }],
  pairs: [
    {
      do: ['Explain each choice.', { label: 'Level' }],
      dont: ['Don’t use a question as the label.', { label: 'Which level do you want to choose?' }],
    },
  ],
  rules: {
    do: ['Use it for a few choices that are known in advance, in a meaningful order.'],
    dont: ['Don’t use it for long lists: `PlaceSelect` can be searched.'],
  },
  writing: ['A label of one or two words.'],
  accessibility: ['A labelled list: arrow keys move, Enter chooses, Escape closes.'],
  related: ['PlaceSelect', 'ConsumptionForm'],
};
