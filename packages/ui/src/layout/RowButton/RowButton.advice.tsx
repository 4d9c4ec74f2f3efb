import { RowButton, type RowButtonProps } from '@leaf/ui';
import type { ComponentAdvice } from '../../../../../.storybook/docs/advice.ts';

/** How a host renders it. */
export function Usage(props: RowButtonProps) {
  return <RowButton {...props} />;
}

export const advice: ComponentAdvice<typeof RowButton> = {
  status: 'beta',
  aliases: ['action', 'small button'],
  use: ['A row of a table can be acted on.'],
  avoid: [{ when: 'It leads to a page', instead: 'RowLink' }],
  pairs: [
    {
      do: ['Name the row as well as the act.', { children: 'View', name: 'View Spring banner' }],
      dont: ['Don’t leave the row out of the name.', { children: 'Click here', name: 'Click here' }],
    },
  ],
  rules: {
    do: [
      'Put the buttons of a row into RowActions, what destroys last.',
      'Name the row as well as the act: View Spring banner.',
      'Use RowLink where the act leads to a page.',
    ],
    dont: [
      'Don’t use it outside tables: there a Mantine Button is meant.',
      'Don’t make more than one strong.',
    ],
  },
  writing: ['A verb on the button, the row in its name.'],
  accessibility: [
    'A real button or link, named after the act and its row.',
    'Can’t be pressed twice: it is disabled while its row is the table’s busyId.',
    'What destroys turns red by focus as well as by pointer, and says so in its name.',
  ],
  related: ['DataTable'],
};
