import { expect, fireEvent, fn, userEvent } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { choose, fill } from '../../form/play.ts';
import { BundleOptimizeForm } from './BundleOptimizeForm.tsx';

const meta = preview.meta({
  title: 'Components/Creatives/BundleOptimizeForm',
  tags: ['beta'],
  component: BundleOptimizeForm,
  args: { onSubmit: fn() },
  parameters: { ownWords: ['SSIM'] },
});

export const Default = meta.story();
Default.test('Asks for SSIM 0.980 without a platform or a limit', async ({ args, canvas }) => {
  await expect(canvas.getByText('0.980')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Make it lighter' }));
  await expect(args.onSubmit).toHaveBeenCalledWith({ target: 0.98 });
});
Default.test('Sends the platform, the target and the limit', async ({ args, canvas }) => {
  const user = userEvent.setup();
  await choose(canvas, user, 'Platform', 'Google Ads');
  await fireEvent.change(canvas.getByRole('slider'), { target: { value: '0.981' } });
  await fill(canvas, user, 'Limit of the ZIP (KB)', '99,5');
  await user.click(canvas.getByRole('button', { name: 'Make it lighter' }));
  await expect(args.onSubmit).toHaveBeenCalledWith({
    preset: 'google-ads',
    target: 0.981,
    kilobytes: 99.5,
  });
});

Default.test('Reads thousands of the limit as they are typed', async ({ args, canvas }) => {
  await userEvent.type(canvas.getByRole('textbox', { name: /^Limit of the ZIP/ }), '1.500');
  await userEvent.click(canvas.getByRole('button', { name: 'Make it lighter' }));
  await expect(args.onSubmit).toHaveBeenCalledWith({ target: 0.98, kilobytes: 1500 });
});

Default.test(
  'Its labels stand in one line',
  { globals: { viewport: { value: 'desktop', isRotated: false } } },
  async ({ canvas }) => {
    const labels = ['Platform', 'Target (SSIM)', /^Limit of the ZIP/].map((label) => canvas.getByText(label));
    const [first, ...others] = labels.map((label) => {
      const words = document.createRange();
      words.selectNodeContents(label);
      return words.getBoundingClientRect().bottom;
    });
    for (const bottom of others) await expect(Math.abs(bottom - (first ?? 0))).toBeLessThan(1.5);
  },
);

Default.test(
  'Takes fractions of thousands',
  { globals: { locale: 'de-DE' } },
  async ({ args, canvas, userEvent }) => {
    const limit = canvas.getByRole('textbox', { name: /KB/ });
    await userEvent.type(limit, '1234,5{Enter}');
    await expect(limit).toHaveValue('1234,5');
    await expect(args.onSubmit).toHaveBeenCalledWith({ target: 0.98, kilobytes: 1234.5 });
  },
);

/** A limit of nothing, and one that no ZIP may have. */
export const Invalid = meta.story({
  play: async ({ args, canvas }) => {
    const user = userEvent.setup();
    await fill(canvas, user, 'Limit of the ZIP (KB)', '0');
    await expect(await canvas.findByText('Enter a number above 0, or leave it blank.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Make it lighter' })).toBeDisabled();
    await fill(canvas, user, 'Limit of the ZIP (KB)', '30000');
    await expect(await canvas.findByText('Enter a number between 1 and 25,000.')).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

/** There is a lighter version: downloading it comes first on the page. */
export const Again = meta.story({ args: { again: true, preset: 'google-ads', onPresetChange: fn() } });

/** Announced: the new job appears further down. */
export const Created = meta.story({
  args: { created: true, again: true },
  play: async ({ canvas }) => {
    const said = canvas.getAllByRole('status').map(({ textContent }) => textContent);
    await expect(said).toContain('Optimization job created successfully.');
  },
});

export const Submitting = meta.story({ args: { submitting: true } });
export const Failed = meta.story({
  args: { error: 'Your organization already has 200 jobs waiting. Try again when some are done.' },
  parameters: { again: 'Make it lighter' },
});
export const LongText = meta.story({ args: { error: 'The job could not be created. '.repeat(8) } });
