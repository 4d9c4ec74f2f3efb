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
  aliases: ['radio', 'select', 'segmented'],
  use: ['One of a few fixed choices is always chosen.'],
  avoid: [{ when: 'There are many choices', instead: 'PlaceSelect' }],
  pairs: [
    {
      do: ['Explain each choice.', { label: 'Level' }],
      dont: ['Don’t ask a question as a label.', { label: 'Which level do you want to choose?' }],
    },
  ],
  rules: {
    do: ['Use it for a few choices known beforehand, in their own order.'],
    dont: ['Don’t use it for lists: PlaceSelect searches.'],
  },
  writing: ['A label of one or two words.'],
  accessibility: ['A labelled list: arrow keys choose, Enter takes, Esc closes.'],
  related: ['PlaceSelect', 'ConsumptionForm'],
};
