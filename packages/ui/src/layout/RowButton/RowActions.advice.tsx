import { RowActions, RowLink } from '@leaf/ui';
import type { ComponentAdvice } from '../../../../../.storybook/docs/advice.ts';

/** How a host renders it. */
export function Usage() {
  return (
    <RowActions>
      <RowLink name="Open Spring launch" href="/openghg/1">
        Open
      </RowLink>
    </RowActions>
  );
}

export const advice: ComponentAdvice<typeof RowActions> = {
  status: 'beta',
  aliases: ['buttons', 'group'],
  use: ['A row has more than one button.'],
  avoid: [{ when: 'It has exactly one', instead: 'RowButton' }],
  pairs: [
    {
      do: ['Put what destroys last.', {}],
      dont: ['Don’t put more than three.', {}],
    },
  ],
  rules: { do: [], dont: [] },
  writing: ['Verbs of one word.'],
  accessibility: ['The buttons stand in the order of reading; each names its row.'],
  related: ['RowButton', 'RowLink'],
};
