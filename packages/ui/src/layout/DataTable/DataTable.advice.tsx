import { DataTable, type DataTableProps } from '@leaf/ui';
import type { ComponentAdvice } from '../../../../../.storybook/docs/advice.ts';

/** How a host renders it. */
export function Usage<Row extends object>(props: DataTableProps<Row>) {
  return <DataTable {...props} filterable />;
}

export const advice: ComponentAdvice<typeof DataTable> = {
  status: 'stable',
  aliases: ['grid', 'list', 'sort', 'filter'],
  use: ['Users search, sort and compare rows of one kind.'],
  avoid: [{ when: 'There is only one row', instead: 'RowPanel' }],
  pairs: [
    {
      do: ['Name the table.', { name: 'Placements' }],
      dont: ['Don’t squeeze the table.', { maxHeight: 80 }],
    },
  ],
  rules: {
    do: [
      'Pass the same array of columns on every render.',
      'Use the first column for the name of the row.',
      'Mark figures as numeric: they are right-aligned.',
      'Give a list whose rows open pages a `TableMemoryContext`: “Back” then finds it as it was left.',
    ],
    dont: ['Don’t paginate: above a hundred rows only the visible ones are rendered.', 'Don’t nest tables.'],
  },
  writing: ['Headers are nouns; pass the unit separately.'],
  accessibility: [
    '`aria-sort` gives the sort order; `aria-rowcount` gives the size of a windowed table.',
    'The scroll area can be reached and scrolled by keyboard.',
    'The number of rows that match a filter is announced.',
  ],
  related: ['RowButton', 'StorageTab', 'CampaignList', 'MemberList'],
};
