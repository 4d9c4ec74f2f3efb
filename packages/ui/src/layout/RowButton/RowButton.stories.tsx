import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { DataTable } from '../DataTable/DataTable.tsx';
import { RowActions, RowButton, RowLink } from './RowButton.tsx';

const meta = preview.meta({
  title: 'Components/Layout/RowButton',
  tags: ['beta'],
  component: RowButton,
  args: { name: 'View Spring banner', children: 'View', onClick: fn() },
});

export const Default = meta.story();
Default.test('Answers to what people do', async ({ canvas, args, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'View Spring banner' }));
  await expect(args.onClick).toHaveBeenCalledOnce();
});
Default.test(
  'Acts once when it is clicked twice, and at each press of a key',
  async ({ canvas, args, userEvent }) => {
    await userEvent.dblClick(canvas.getByRole('button', { name: 'View Spring banner' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Enter}{Enter}');
    await expect(args.onClick).toHaveBeenCalledTimes(3);
  },
);

/** The expected next step. */
export const Strong = meta.story({
  args: { tone: 'strong', name: 'Approve ana@meadow.example', children: 'Approve' },
});

/** Quiet until hovered or focused, so that a column of them is not too loud. */
export const Danger = meta.story({
  args: { tone: 'danger', name: 'Delete Spring banner', children: 'Delete' },
});

const rows = [
  { id: 1, name: 'Spring banner' },
  { id: 2, name: 'Autumn banner' },
];

/** In a table whose second row is being deleted, beside a link. */
export const Submitting = meta.story({
  render: ({ onClick }) => (
    <DataTable
      name="Campaigns"
      rows={rows}
      rowId={({ id }) => id}
      busyId={2}
      empty={null}
      columns={[
        { id: 'name', header: 'Name', value: ({ name }) => name },
        {
          id: 'actions',
          header: 'Actions',
          headerHidden: true,
          cell: ({ id, name }) => (
            <RowActions>
              <RowLink name={`Open ${name}`} href={`#${id}`}>
                Open
              </RowLink>
              <RowButton tone="danger" name={`Delete ${name}`} row={id} onClick={onClick}>
                Delete
              </RowButton>
            </RowActions>
          ),
        },
      ]}
    />
  ),
});
Submitting.test('Answers to what people do', async ({ canvas, args, userEvent }) => {
  const [free, busy] = ['Spring banner', 'Autumn banner'].map((name) =>
    canvas.getByRole('button', { name: `Delete ${name}` }),
  );
  await expect(busy).toBeDisabled();
  await expect(canvas.getByRole('link', { name: 'Open Autumn banner' })).toHaveAttribute('href', '#2');
  if (free) await userEvent.click(free);
  await expect(args.onClick).toHaveBeenCalledOnce();
});
