import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { platformResult, result } from '../fixtures.ts';
import type { ImageFormat } from '../imageFormats.ts';
import { ResultTable } from './ResultTable.tsx';

const format: ImageFormat = 'avif';

const meta = preview.meta({
  title: 'Components/Images/ResultTable',
  tags: ['beta'],
  component: ResultTable,
  args: { result, format, onSave: fn() },
});

export const Default = meta.story();
Default.test('Says what it shows', async ({ args, canvas }) => {
  await expect(canvas.getByText('Take AVIF, q 67: 69% smaller.')).toBeVisible();
  await expect(canvas.getAllByRole('row')).toHaveLength(4);
  await expect(canvas.getByRole('row', { current: true })).toHaveTextContent(
    'AVIF, q 67 Recommended23.169% smaller0.983',
  );
  await userEvent.click(canvas.getByRole('button', { name: 'Save WEBP, q 86' }));
  await expect(args.onSave).toHaveBeenCalledWith('webp', 86);
});

Default.test(
  'Has its buttons on a phone',
  { globals: { viewport: { value: 'narrow', isRotated: false } } },
  async ({ args, canvas }) => {
    const save = canvas.getByRole('button', { name: 'Save WEBP, q 86' });
    await expect(save.getBoundingClientRect().left).toBeGreaterThan(160);
    await userEvent.click(save);
    await expect(args.onSave).toHaveBeenCalledWith('webp', 86);
  },
);

/** With the job's platform: what it accepts, and which file to upload there. */
export const Platform = meta.story({
  args: { result: platformResult, size: { width: 300, height: 250 } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('For Google Ads, uploaded display ads, take JPEG, q 87: 55% smaller.'),
    ).toBeVisible();
    await expect(canvas.getByRole('row', { name: /^WEBP/ })).toHaveTextContent('format not accepted');
    await expect(canvas.getByRole('row', { name: /^PNG/ })).toHaveTextContent(
      'above 150.0 KB; not smaller than the upload; lossless',
    );
    await expect(canvas.getByRole('link', { name: 'Its rules, read 22 Nov 2026' })).toBeVisible();
  },
});

export const NoneForPlatform = meta.story({
  args: {
    result: {
      ...platformResult,
      more: platformResult.more?.preset && {
        preset: { ...platformResult.more.preset, recommended: null },
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^None of these files can be recommended for Google Ads/)).toBeVisible();
  },
});

/** The upload is the best file. */
export const KeepOriginal = meta.story({
  args: {
    result: {
      ...result,
      recommended: null,
      original_size: 20_000,
      jpeg: result.jpeg && { ...result.jpeg, flags: ['no saving', 'visible damage'] },
    },
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/^No file without visible damage is smaller than the upload: keep the original/),
    ).toBeVisible();
    await expect(canvas.getByRole('row', { name: /^JPEG/ })).toHaveTextContent(
      'not smaller than the upload; visible damage',
    );
    await expect(canvas.getByRole('row', { name: /^AVIF/ })).toHaveTextContent('16% larger');
  },
});
