import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { CampaignForm } from './CampaignForm.tsx';

const meta = preview.meta({
  title: 'Components/Campaigns/CampaignForm',
  tags: ['stable'],
  component: CampaignForm,
  args: { onCreate: fn(async () => true) },
  decorators: [(Story) => <div style={{ maxWidth: 320 }}>{Story()}</div>],
});

export const Default = meta.story();
Default.test('Answers to what people do', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByRole('combobox', { name: 'Version' })).toHaveValue('GMSF v1.2');
  const name = canvas.getByRole('textbox', { name: 'Name' });
  await userEvent.type(name, ' Spring launch ');
  await userEvent.click(canvas.getByRole('button', { name: 'Create campaign' }));
  await expect(args.onCreate).toHaveBeenCalledWith({
    name: 'Spring launch',
    description: null,
    version: 'gmsf1.2',
  });
  await waitFor(() => expect(name).toHaveValue(''));
});

export const Invalid = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create campaign' }));
    await expect(canvas.getByText('Enter a name.')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus();
    await expect(args.onCreate).not.toHaveBeenCalled();
  },
});

export const Failed = meta.story({
  args: { error: 'Failed to create campaign', onCreate: fn(async () => false) },
});
Failed.test('Answers to what people do', async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Spring launch');
  await userEvent.click(canvas.getByRole('button', { name: 'Create campaign' }));
  await waitFor(() => expect(canvas.getByRole('button', { name: 'Create campaign' })).toBeEnabled());
  await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Spring launch');
});

export const Submitting = meta.story({ args: { submitting: true } });

/** Renames a campaign, or describes it anew. */
export const Editing = meta.story({
  args: {
    onCreate: undefined,
    value: { name: 'Spring launch', description: null, version: 'gmsf1.2' },
    onSave: fn(),
    onCancel: fn(),
  },
});
Editing.test(
  'Its buttons end where its fields do on a phone',
  { globals: { viewport: { value: 'narrow', isRotated: false } } },
  async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Name' }).getBoundingClientRect();
    const cancel = canvas.getByRole('button', { name: 'Cancel' }).getBoundingClientRect();
    const save = canvas.getByRole('button', { name: 'Save campaign' }).getBoundingClientRect();
    await expect(cancel.left).toBeCloseTo(field.left);
    await expect(save.right).toBeCloseTo(field.right);
  },
);
