import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { choose, fill, search } from '../../../form/play.ts';
import { campaignRows, geos } from '../../fixtures.ts';
import { DeliveryForm } from './DeliveryForm.tsx';

const meta = preview.meta({
  title: 'Components/Campaigns/DeliveryForm',
  tags: ['stable'],
  component: DeliveryForm,
  args: { geos, onSubmit: fn(), onCancel: fn() },
  decorators: [(Story) => <div style={{ maxWidth: 480 }}>{Story()}</div>],
});

export const Default = meta.story();
Default.test('Says what it is given', async ({ canvas }) => {
  await expect(canvas.getByRole('textbox', { name: 'Impressions' })).toHaveValue('0');
  await expect(canvas.getByRole('combobox', { name: 'Region' })).toBeVisible();
  await expect(canvas.queryByRole('textbox', { name: 'Payload (MB)' })).toBeNull();
});

export const LevelsDecideTheFields = meta.story({
  play: async ({ canvas, userEvent }) => {
    const payload = () => canvas.queryByRole('textbox', { name: 'Payload (MB)' });
    const completion = () => canvas.queryByRole('textbox', { name: 'Completion rate' });
    const placement = () => canvas.queryByRole('combobox', { name: 'Placement type' });

    await choose(canvas, userEvent, 'Level', '1 · Whole creative');
    await waitFor(() => expect(payload()).toBeVisible());
    await expect(completion()).toBeNull();
    await fill(canvas, userEvent, 'Payload (MB)', '2,5');

    await choose(canvas, userEvent, 'Level', '2 · Completion rate');
    await expect(placement()).toHaveValue('Video (HAI)');
    await expect(placement()).toHaveAttribute('readonly');
    await expect(payload()).toHaveValue('2,5');
    await fill(canvas, userEvent, 'Completion rate', '0,8');

    await choose(canvas, userEvent, 'Level', '3 · Measured');
    await expect(placement()).toBeNull();
    await expect(completion()).toBeNull();
    await expect(payload()).toHaveValue('2,5');

    await choose(canvas, userEvent, 'Level', '0 · Default');
    await waitFor(() => expect(payload()).toBeNull());
    await expect(placement()).toHaveValue('Display');
    await choose(canvas, userEvent, 'Level', '2 · Completion rate');
    await waitFor(() => expect(payload()).toHaveValue(''));
    await expect(completion()).toHaveValue('');
  },
});

export const FixedRatioReplacesTheRegion = meta.story({
  play: async ({ canvas, userEvent }) => {
    await fill(canvas, userEvent, 'Name', 'App only');
    await search(canvas, userEvent, 'Country', 'united states');
    await fill(canvas, userEvent, 'Impressions', '250000');
    await search(canvas, userEvent, 'Region', 'NA');
    await fill(canvas, userEvent, 'Fixed ratio', '0,25');
    await expect(canvas.queryByRole('combobox', { name: 'Region' })).toBeNull();
    await expect(canvas.queryByText(/^The region says/)).toBeNull();
    const mobile = canvas.getByRole('textbox', { name: 'Mobile ratio' });
    await expect(mobile).toHaveValue('0.75');
    await expect(mobile).toHaveAttribute('readonly');
  },
});
FixedRatioReplacesTheRegion.test(
  'Is saved without the region, which is asked for again without a ratio',
  async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save row' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({
      name: 'App only',
      level: 0,
      country: 'United States',
      impressions: 250_000,
      placement_type: 'display',
      fixed_ratio: 0.25,
      mobile_ratio: 0.75,
    });
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Fixed ratio' }));
    await expect(canvas.getByRole('combobox', { name: 'Region' })).toHaveValue('');
  },
);

/** Both ratios are written as their reader writes them. */
Default.test('German', { globals: { locale: 'de-DE' } }, async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByRole('textbox', { name: 'Anteil Festnetz' }), '0,65');
  await expect(canvas.getByRole('textbox', { name: 'Anteil Mobilfunk' })).toHaveValue('0,35');
});

Default.test('Ratios are clamped', async ({ canvas, userEvent, args }) => {
  await fill(canvas, userEvent, 'Name', 'Fixed only');
  await fill(canvas, userEvent, 'Impressions', '1000');
  await search(canvas, userEvent, 'Country', 'italy');
  for (const [typed, mobile] of [
    ['1.7', '0'],
    ['-1', '1'],
    ['abc', ''],
    ['1,7', '0'],
  ] as const) {
    await fill(canvas, userEvent, 'Fixed ratio', typed);
    await expect(canvas.getByRole('textbox', { name: 'Mobile ratio' })).toHaveValue(mobile);
  }
  await userEvent.click(canvas.getByRole('button', { name: 'Save row' }));
  await expect(canvas.getByText(/1,7 is saved as 1\./)).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Save anyway' }));
  await expect(args.onSubmit).toHaveBeenCalledWith(
    expect.objectContaining({ fixed_ratio: 1, mobile_ratio: 0 }),
  );
});

/** A country fills in its region unless the user has chosen another. */
Default.test('Region follows the country', async ({ canvas, userEvent }) => {
  const region = () => canvas.getByRole('combobox', { name: 'Region' });
  await search(canvas, userEvent, 'Country', 'italy');
  await expect(region()).toHaveValue('Europe');
  await search(canvas, userEvent, 'Country', 'japan');
  await expect(region()).toHaveValue('APAC');
  await search(canvas, userEvent, 'Country', 'kenya');
  await expect(region()).toHaveValue('');
  await search(canvas, userEvent, 'Region', 'europe');
  await search(canvas, userEvent, 'Country', 'japan');
  await expect(region()).toHaveValue('Europe');
});

/** The next row starts with the same country, region, level and placement; its name has the focus. */
Default.test(
  'Several',
  {
    args: { onSubmitAnother: fn(async () => true), added: 2 },
  },
  async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('2 rows added.')).toBeVisible();
    await fill(canvas, userEvent, 'Name', 'Banners');
    await choose(canvas, userEvent, 'Placement type', 'Video (no HAI)');
    await search(canvas, userEvent, 'Country', 'italy');
    await fill(canvas, userEvent, 'Impressions', '1000');
    await userEvent.click(canvas.getByRole('button', { name: 'Save and add another' }));
    await expect(args.onSubmitAnother).toHaveBeenCalledWith(expect.objectContaining({ name: 'Banners' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus());
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('');
    await expect(canvas.getByRole('textbox', { name: 'Impressions' })).toHaveValue('0');
    await expect(canvas.getByRole('combobox', { name: 'Country' })).toHaveValue('Italy');
    await expect(canvas.getByRole('combobox', { name: 'Region' })).toHaveValue('Europe');
    await expect(canvas.getByRole('combobox', { name: 'Placement type' })).toHaveValue('Video (no HAI)');
  },
);

/** Asks about a comma that may group thousands or be a decimal sign. */
export const AmbiguousNumber = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await fill(canvas, userEvent, 'Name', 'Pre-roll');
    await fill(canvas, userEvent, 'Impressions', '1000');
    await search(canvas, userEvent, 'Country', 'italy');
    await choose(canvas, userEvent, 'Level', '3 · Measured');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Payload (MB)' })).toBeVisible());
    await fill(canvas, userEvent, 'Payload (MB)', '2,500');
    await userEvent.click(canvas.getByRole('button', { name: 'Save row' }));
    await expect(canvas.getByText('2,500 is read as 2.5. Is that what you mean?')).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

/** A saved row: its ratios are the region's, so the fixed ratio is empty. */
export const Editing = meta.story({
  args: { value: campaignRows.delivery[0] },
});
Editing.test('Says what it is given', async ({ canvas }) => {
  await expect(canvas.getByRole('combobox', { name: 'Country' })).toHaveValue(
    campaignRows.delivery[0]?.country,
  );
  await expect(canvas.getByRole('textbox', { name: 'Fixed ratio' })).toHaveValue('');
});

export const German = meta.story({
  args: { value: campaignRows.delivery.find(({ level }) => level === 2) ?? campaignRows.delivery[0] },
  globals: { locale: 'de-DE' },
});

export const LiveEstimate = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Appears once the fields are filled in.')).toBeVisible();
    await choose(canvas, userEvent, 'Level', '1 · Whole creative');
    await choose(canvas, userEvent, 'Placement type', 'Video (HAI)');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Payload (MB)' })).toBeVisible());
    await fill(canvas, userEvent, 'Payload (MB)', '2,5');
    await search(canvas, userEvent, 'Country', 'italy');
    await fill(canvas, userEvent, 'Impressions', '100000');
    await search(canvas, userEvent, 'Region', 'europe');
    await expect(canvas.getByText('4.76')).toBeVisible();
    await expect(canvas.getByText(/less than the .* kg CO2e of level 0\./)).toBeVisible();
    await waitFor(() => expect(canvas.getByText('Estimate 4.76 kg CO2e')).toBeInTheDocument(), {
      timeout: 5000,
    });
  },
});

export const Invalid = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await fill(canvas, userEvent, 'Name', 'Pre-roll');
    await fill(canvas, userEvent, 'Fixed ratio', 'abc');
    await userEvent.click(canvas.getByRole('button', { name: 'Save row' }));
    await expect(canvas.getByText('Choose a country.')).toBeVisible();
    await expect(canvas.getByText('Enter a number between 0 and 1, for example 0.25.')).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const Submitting = meta.story({ args: { submitting: true } });
export const Failed = meta.story({ args: { error: 'Failed to add delivery' } });
