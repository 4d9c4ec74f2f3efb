import { expect, fn } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { choose, fill, search } from '../../../form/play.ts';
import { campaignRows, geos } from '../../fixtures.ts';
import { ConsumptionForm } from './ConsumptionForm.tsx';

const meta = preview.meta({
  title: 'Components/Campaigns/ConsumptionForm',
  tags: ['stable'],
  component: ConsumptionForm,
  args: { geos, onSubmit: fn(), onCancel: fn() },
  decorators: [(Story) => <div style={{ maxWidth: 480 }}>{Story()}</div>],
});

export const Default = meta.story();
Default.test('Says what it is given', async ({ canvas }) => {
  await expect(canvas.getByRole('combobox', { name: 'Level' })).toHaveValue('0 · Default');
  await expect(canvas.getByRole('textbox', { name: 'Impressions' })).toHaveValue('0');
});

Default.test('Level0 sends the placement', async ({ canvas, userEvent, args }) => {
  await fill(canvas, userEvent, 'Name', 'Feed');
  await choose(canvas, userEvent, 'Placement type', 'Video (HAI)');
  await choose(canvas, userEvent, 'Device', 'TV');
  await fill(canvas, userEvent, 'Impressions', '1000');
  await search(canvas, userEvent, 'Country', 'austria');
  await userEvent.click(canvas.getByRole('button', { name: 'Save row' }));
  await expect(args.onSubmit).toHaveBeenCalledWith({
    name: 'Feed',
    level: 0,
    country: 'Austria',
    device_type: 'tv',
    impressions: 1000,
    placement_type: 'video_hai',
    view_time: null,
  });
});

Default.test('Level1 sends the view time', async ({ canvas, userEvent, args }) => {
  await fill(canvas, userEvent, 'Name', 'Feed');
  await choose(canvas, userEvent, 'Level', '1 · View time');
  await expect(canvas.queryByRole('combobox', { name: 'Placement type' })).toBeNull();
  await fill(canvas, userEvent, 'View time (s)', '3.5');
  await expect(canvas.getByRole('textbox', { name: 'View time (s)' })).toHaveValue('3.5');
  await userEvent.click(canvas.getByRole('button', { name: 'Save row' }));
  await expect(canvas.getByText('Enter the view time in whole seconds.')).toBeVisible();
  await fill(canvas, userEvent, 'View time (s)', '3');
  await fill(canvas, userEvent, 'Impressions', '500');
  await search(canvas, userEvent, 'Country', 'austria');
  await userEvent.click(canvas.getByRole('button', { name: 'Save row' }));
  await expect(args.onSubmit).toHaveBeenCalledWith(
    expect.objectContaining({ level: 1, placement_type: null, view_time: 3 }),
  );
});

Default.test('Level change resets', async ({ canvas, userEvent }) => {
  await choose(canvas, userEvent, 'Level', '1 · View time');
  await fill(canvas, userEvent, 'View time (s)', '30');
  await choose(canvas, userEvent, 'Level', '0 · Default');
  await expect(canvas.getByRole('combobox', { name: 'Placement type' })).toHaveValue('Display');
  await choose(canvas, userEvent, 'Level', '1 · View time');
  await expect(canvas.getByRole('textbox', { name: 'View time (s)' })).toHaveValue('');
});

export const Invalid = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await choose(canvas, userEvent, 'Level', '1 · View time');
    await fill(canvas, userEvent, 'Name', 'Feed');
    await userEvent.click(canvas.getByRole('button', { name: 'Save row' }));
    await expect(canvas.getByText('Enter the view time in whole seconds.')).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: 'Country' })).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

/** A saved row to edit. The field that its level does not use is empty. */
export const Editing = meta.story({
  args: { value: campaignRows.consumption[0], onSubmitAnother: fn(async () => true) },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryByRole('button', { name: 'Save and add another' })).toBeNull();
    await fill(canvas, userEvent, 'Name', 'Feed');
    await userEvent.click(canvas.getByRole('button', { name: 'Save row' }));
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ name: 'Feed', level: 0, country: 'Germany', impressions: 1_000_000 }),
    );
  },
});

/** A row without impressions is questioned, not rejected. */
export const Questioned = meta.story({
  play: async ({ canvas, userEvent }) => {
    await fill(canvas, userEvent, 'Name', 'Feed');
    await search(canvas, userEvent, 'Country', 'austria');
    await userEvent.click(canvas.getByRole('button', { name: 'Save row' }));
    const question = canvas.getByRole('group', { name: /^With 0 impressions/ });
    await expect(question).toHaveFocus();
  },
});
Questioned.test('Leads to the field, or saves all the same', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Change it' }));
  await expect(canvas.getByRole('textbox', { name: 'Impressions' })).toHaveFocus();
  await expect(args.onSubmit).not.toHaveBeenCalled();
  await userEvent.click(canvas.getByRole('button', { name: 'Save anyway' }));
  await expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ impressions: 0 }));
});

export const Submitting = meta.story({ args: { submitting: true } });
export const Failed = meta.story({ args: { error: 'Failed to add consumption' } });
