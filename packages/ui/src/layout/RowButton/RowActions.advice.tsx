import { RowActions, RowButton, RowLink } from '@leaf/ui';
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
  use: ['A table row has several buttons.'],
  avoid: [{ when: 'The row has only one button', instead: 'RowButton' }],
  pairs: [
    {
      do: ['Put the destructive action last.', {}],
      dont: [
        'Don’t use more than three.',
        {
          children: ['View', 'Rename', 'Duplicate', 'Move', 'Delete'].map((verb) => (
            <RowButton key={verb} name={`${verb} Spring banner`} onClick={() => undefined}>
              {verb}
            </RowButton>
          )),
        },
      ],
    },
  ],
  rules: { do: [], dont: [] },
  writing: ['One-word verbs.'],
  accessibility: ['The buttons are in reading order, and the name of each includes its row.'],
  related: ['RowButton', 'RowLink'],
};
