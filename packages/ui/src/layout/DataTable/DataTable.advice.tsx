import { DataTable, type DataTableProps } from '@leaf/ui';
import type { ComponentAdvice } from '../../../../../.storybook/docs/advice.ts';

/** How a host renders it. */
export function Usage<Row extends object>(props: DataTableProps<Row>) {
  return <DataTable {...props} filterable />;
}

export const advice: ComponentAdvice<typeof DataTable> = {
  status: 'stable',
  aliases: ['grid', 'list', 'sort', 'filter'],
  use: ['Rows of one kind are compared.'],
  avoid: [{ when: 'There is one row', instead: 'RowPanel' }],
  pairs: [
    {
      do: ['Name the table.', { name: 'Placements' }],
      dont: ['Don’t page or cut.', { maxHeight: 80 }],
    },
  ],
  rules: {
    do: [
      'Keep the same array of columns between renders.',
      'Make the first column the one that names its row.',
      'Mark figures as numeric: they stand right-aligned under each other.',
    ],
    dont: [
      'Don’t page: above a hundred rows only those in sight are drawn.',
      'Don’t put a table into a table.',
    ],
  },
  writing: ['Headers are nouns, with the unit in brackets.'],
  accessibility: [
    'Sort buttons say their state with aria-sort; a windowed table says its size with aria-rowcount.',
    'The scrolling frame can be reached and scrolled by keyboard.',
    'How many rows match a filter is announced.',
  ],
  related: ['RowButton', 'StorageTab', 'CampaignList', 'MemberList'],
};
