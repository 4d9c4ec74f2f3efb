import { RowButton, type RowButtonProps } from '@leaf/ui';
import type { ComponentAdvice } from '../../../../../.storybook/docs/advice.ts';

/** How a host renders it. */
export function Usage(props: RowButtonProps) {
  return <RowButton {...props} />;
}

export const advice: ComponentAdvice<typeof RowButton> = {
  status: 'beta',
  aliases: ['action', 'small button'],
  use: ['A table row has an action.'],
  avoid: [{ when: 'The action opens a page', instead: 'RowLink' }],
  pairs: [
    {
      do: ['Include the row in the name.', { children: 'View', name: 'View Spring banner' }],
      dont: ['Don’t omit the row from the name.', { children: 'Click here', name: 'Click here' }],
    },
  ],
  rules: {
    do: [
      'Group the buttons of a row in `RowActions`, with the destructive one last.',
      'Pass `row`, so that the button is disabled while its row is busy.',
      'Use `RowLink` if the action opens a page.',
    ],
    dont: [
      'Don’t use it outside tables: use Mantine’s `Button` there.',
      'Don’t make more than one button of a row `strong`.',
    ],
  },
  writing: ['A verb on the button; verb and row in its accessible name.'],
  accessibility: [
    'A native button, named after the action and its row.',
    'It cannot be pressed twice: it is disabled while its row is the table’s `busyId`, and the second click of a double click does nothing.',
    'A destructive button turns red on focus as well as on hover, and its name says what it does.',
  ],
  related: ['DataTable'],
};
