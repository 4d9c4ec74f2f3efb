import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { FormDialogContext } from '../../../form/formDialog.ts';
import { fill } from '../../../form/play.ts';
import { campaignRows } from '../../fixtures.ts';
import { StorageForm, type StorageFormProps } from './StorageForm.tsx';

const meta = preview.meta({
  title: 'Components/Campaigns/StorageForm',
  tags: ['stable'],
  component: StorageForm,
  args: { onSubmit: fn(), onCancel: fn() },
  decorators: [(Story) => <div style={{ maxWidth: 480 }}>{Story()}</div>],
});

export const Default = meta.story();
Default.test('Says what it is given', async ({ canvas }) => {
  await expect(canvas.getByRole('textbox', { name: 'Payload (GB)' })).toHaveValue('1');
  await expect(canvas.getByRole('textbox', { name: 'SSD copies' })).toHaveValue('0');
});

/** As a dialog opens it: the fields below the name render after it. */
function Opened(props: StorageFormProps) {
  const [opened, setOpened] = useState(false);
  if (!opened)
    return (
      <button type="button" onClick={() => setOpened(true)}>
        Open
      </button>
    );
  return (
    <FormDialogContext value={{ later: true, onUnsaved: () => undefined }}>
      <StorageForm {...props} />
    </FormDialogContext>
  );
}

Default.test(
  'A Tab right after the dialog has opened finds the next field',
  { render: (props) => <Opened {...props} /> },
  async ({ canvas, canvasElement }) => {
    const fieldOf = (path: string) => canvasElement.querySelector(`[data-path=${path}]`);
    canvas.getByRole<HTMLButtonElement>('button', { name: 'Open' }).click();
    await null;
    const [name, before] = [fieldOf('name'), fieldOf('payload')];
    name?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }));
    const after = fieldOf('payload');
    await expect(name).not.toBeNull();
    await expect(before).toBeNull();
    await expect(after).not.toBeNull();
  },
);

Default.test('Comma as decimal separator', async ({ canvas, userEvent, args }) => {
  await fill(canvas, userEvent, 'Name', 'Masters');
  await fill(canvas, userEvent, 'Payload (GB)', '12,5');
  await fill(canvas, userEvent, 'HDD copies', '2');
  await expect(canvas.getByText('4.00')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Save row' }));
  await expect(args.onSubmit).toHaveBeenCalledWith({
    name: 'Masters',
    payload: 12.5,
    ssd_copies: 0,
    hdd_copies: 2,
    lto_copies: 0,
    cloud_copies: 0,
  });
});

Default.test('Arrow keys step', async ({ canvas, userEvent }) => {
  const payload = canvas.getByRole('textbox', { name: 'Payload (GB)' });
  await userEvent.type(payload, '{ArrowUp}{ArrowUp}');
  await expect(payload).toHaveValue('1.02');
  const copies = canvas.getByRole('textbox', { name: 'LTO copies' });
  await userEvent.type(copies, '{ArrowUp}{ArrowDown}{ArrowDown}');
  await expect(copies).toHaveValue('0');
});

Default.test('Digits only', async ({ canvas, userEvent }) => {
  const copies = canvas.getByRole('textbox', { name: 'Cloud copies' });
  await fill(canvas, userEvent, 'Cloud copies', '1a2-3');
  await expect(copies).toHaveValue('123');
  await userEvent.clear(copies);
  await userEvent.click(copies);
  await userEvent.paste('1,000');
  await expect(copies).toHaveValue('1,000');
});

export const Invalid = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await fill(canvas, userEvent, 'Payload (GB)', 'abc');
    await userEvent.click(canvas.getByRole('button', { name: 'Save row' }));
    await expect(canvas.getByText('Enter a name.')).toBeVisible();
    await expect(canvas.getByText('Enter the payload as a number, for example 2.5.')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

/** A row without copies has no emissions, so it is questioned before it is saved. */
export const Questioned = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await fill(canvas, userEvent, 'Name', 'Masters');
    await userEvent.click(canvas.getByRole('button', { name: 'Save row' }));
    await expect(canvas.getByText(/^Without a copy anywhere/)).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});
Questioned.test('Asks no longer once there is a copy', async ({ canvas, userEvent }) => {
  await fill(canvas, userEvent, 'SSD copies', '1');
  await expect(canvas.queryByText(/^Without a copy anywhere/)).toBeNull();
});

export const Editing = meta.story({
  args: { value: campaignRows.storage[1] },
});
Editing.test('Says what it is given', async ({ canvas }) => {
  await expect(canvas.getByRole('textbox', { name: 'Payload (GB)' })).toHaveValue('12.5');
});

/** A saved number appears the way a user would type it. */
export const German = meta.story({
  args: { value: campaignRows.storage[1] },
  globals: { locale: 'de-DE' },
});
German.test('Says what it is given', async ({ canvas }) => {
  await expect(canvas.getByDisplayValue('12,5')).toBeVisible();
});
German.test(
  'Fields beside each other have one height',
  { globals: { locale: 'de-DE', viewport: { value: 'narrow', isRotated: false } } },
  async ({ canvas }) => {
    const [lto, cloud] = ['Kopien auf LTO', 'Kopien in der Cloud'].map(
      (name) => canvas.getByRole('textbox', { name }).getBoundingClientRect().top,
    );
    await expect(lto).toBe(cloud);
  },
);

export const Submitting = meta.story({
  args: { submitting: true },
});
Submitting.test('Answers to what people do', async ({ canvas, userEvent, args }) => {
  await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Masters{Enter}');
  await expect(args.onSubmit).not.toHaveBeenCalled();
});

export const Failed = meta.story({
  args: { value: campaignRows.storage[1], error: 'Failed to add storage' },
});
