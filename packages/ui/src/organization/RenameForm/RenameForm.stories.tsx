import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { RenameForm } from './RenameForm.tsx';

const meta = preview.meta({
  title: 'Components/Organization/RenameForm',
  tags: ['stable'],
  component: RenameForm,
  args: { name: 'Northwind Media', onRename: fn() },
});

export const Default = meta.story();
export const Submitting = meta.story({ args: { submitting: true } });
export const Renamed = meta.story({ args: { success: 'Organization renamed.' } });

export const ChangedElsewhere = meta.story({
  render: (args) => {
    const [name, setName] = useState(args.name);
    return (
      <>
        <RenameForm {...args} name={name} onRename={({ name }) => setName(name)} />
        <button type="button" onClick={() => setName('Contoso Media')}>
          Rename elsewhere
        </button>
      </>
    );
  },
});
ChangedElsewhere.test('Follows a name, not over one that is being typed', async ({ canvas, userEvent }) => {
  const field = canvas.getByLabelText('Organization name');
  const elsewhere = canvas.getByRole('button', { name: 'Rename elsewhere' });
  await userEvent.click(elsewhere);
  await expect(field).toHaveValue('Contoso Media');
  await userEvent.type(field, ' Group{Enter}');
  const rename = canvas.getByRole('button', { name: 'Rename' });
  await expect(rename).toHaveAttribute('aria-disabled', 'true');
  // The field is the same one: whoever pressed Enter in it goes on there.
  await expect(field).toHaveFocus();
  await userEvent.type(field, ' of Europe');
  await userEvent.click(elsewhere);
  await expect(field).toHaveValue('Contoso Media Group of Europe');
  rename.focus();
  await userEvent.keyboard('{Enter}');
  await expect(rename).toHaveAttribute('aria-disabled', 'true');
  await expect(rename).toHaveFocus();
});

Default.test('Takes only another name', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Rename' }));
  await expect(args.onRename).not.toHaveBeenCalled();
});
