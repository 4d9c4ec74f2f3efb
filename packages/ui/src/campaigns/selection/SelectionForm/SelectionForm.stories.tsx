import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { choose, fill, search } from '../../../form/play.ts';
import { campaignRows, geos } from '../../fixtures.ts';
import { SelectionForm } from './SelectionForm.tsx';

const meta = preview.meta({
  title: 'Components/Campaigns/SelectionForm',
  tags: ['stable'],
  component: SelectionForm,
  args: { geos, onSubmit: fn(), onCancel: fn() },
  decorators: [(Story) => <div style={{ maxWidth: 480 }}>{Story()}</div>],
});

export const Default = meta.story();
Default.test('Says what it is given', async ({ canvas }) => {
  await expect(canvas.getByRole('combobox', { name: 'Level' })).toHaveValue('1 · ads.txt lines');
  await expect(canvas.getByRole('combobox', { name: 'Buy type' })).toHaveValue('Programmatic');
  await expect(canvas.getByRole('textbox', { name: 'Impressions' })).toHaveValue('1,000');
});

Default.test('Blank lines are level0', async ({ canvas, userEvent, args }) => {
  await fill(canvas, userEvent, 'Name', 'Open auction');
  await search(canvas, userEvent, 'Country', 'germ');
  await search(canvas, userEvent, 'Region', 'euro');
  await userEvent.click(canvas.getByRole('button', { name: 'Save row' }));
  await expect(args.onSubmit).toHaveBeenCalledWith({
    name: 'Open auction',
    level: 0,
    country: 'Germany',
    region: 'Europe',
    impressions: 1000,
    buy_type: 'programmatic',
    placement_type: 'display',
  });
});

Default.test('Lines given', async ({ canvas, userEvent, args }) => {
  await fill(canvas, userEvent, 'Name', 'Open auction');
  await fill(canvas, userEvent, 'ads.txt lines', '15a0');
  await choose(canvas, userEvent, 'Placement type', 'Video');
  await search(canvas, userEvent, 'Country', 'germ');
  await search(canvas, userEvent, 'Region', 'euro');
  await userEvent.click(canvas.getByRole('button', { name: 'Save row' }));
  await expect(args.onSubmit).toHaveBeenCalledWith(
    expect.objectContaining({ level: 1, ads_txt_lines: 150, placement_type: 'video' }),
  );
});

Default.test('Buy type clears', async ({ canvas, userEvent, args }) => {
  await fill(canvas, userEvent, 'Name', 'Publisher');
  await fill(canvas, userEvent, 'ads.txt lines', '150');
  await search(canvas, userEvent, 'Country', 'spain');
  await search(canvas, userEvent, 'Region', 'global');
  await choose(canvas, userEvent, 'Buy type', 'Direct');
  await waitFor(() => expect(canvas.queryByRole('textbox', { name: 'ads.txt lines' })).toBeNull());
  await expect(canvas.queryByRole('combobox', { name: 'Placement type' })).toBeNull();
  await userEvent.click(canvas.getByRole('button', { name: 'Save row' }));
  await expect(args.onSubmit).toHaveBeenCalledWith({
    name: 'Publisher',
    level: 1,
    country: 'Spain',
    region: 'Global',
    impressions: 1000,
    buy_type: 'direct',
  });
  await choose(canvas, userEvent, 'Buy type', 'Programmatic');
  await expect(await canvas.findByRole('textbox', { name: 'ads.txt lines' })).toHaveValue('');
});

Default.test('Level0 has no lines', async ({ canvas, userEvent }) => {
  await fill(canvas, userEvent, 'ads.txt lines', '150');
  await choose(canvas, userEvent, 'Level', '0 · Default');
  await expect(canvas.queryByRole('textbox', { name: 'ads.txt lines' })).toBeNull();
  await choose(canvas, userEvent, 'Level', '1 · ads.txt lines');
  await expect(canvas.getByRole('textbox', { name: 'ads.txt lines' })).toHaveValue('');
});

export const Invalid = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await fill(canvas, userEvent, 'Name', 'Open auction');
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Impressions' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save row' }));
    await expect(canvas.getByText('Choose a country.')).toBeVisible();
    await expect(canvas.getByText('Choose a region.')).toBeVisible();
    await expect(canvas.getByText('Enter the number of impressions, digits only.')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Impressions' })).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

/** Half of the electricity is the country's, half the region's; a country fills in its own region. */
Default.test('Region follows the country', async ({ canvas, userEvent }) => {
  await search(canvas, userEvent, 'Country', 'kenya');
  await expect(canvas.getByRole('combobox', { name: 'Region' })).toHaveValue('Africa');
});

export const Editing = meta.story({
  args: { value: campaignRows.selection[0] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save row' }));
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({
        name: campaignRows.selection[0]?.name,
        country: campaignRows.selection[0]?.country,
      }),
    );
  },
});

export const Submitting = meta.story({ args: { submitting: true } });
export const Failed = meta.story({ args: { error: 'Failed to add selection' } });
