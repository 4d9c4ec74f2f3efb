import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { ErrorStep } from '../../feedback/ErrorStep/ErrorStep.tsx';
import type { FormatResult, ImageJobResult } from '../../types.ts';
import { pictures, result } from '../fixtures.ts';
import type { ImageFormat } from '../imageFormats.ts';
import { bestFormat } from '../jobResult.ts';
import { ResultTable } from '../ResultTable/ResultTable.tsx';
import { SsimChart } from '../SsimChart/SsimChart.tsx';
import { JobResult } from './JobResult.tsx';

const meta = preview.meta({
  title: 'Components/Images/JobResult',
  tags: ['stable'],
  component: JobResult,
  args: { result, previewSrc: pictures.avif, onFormatChange: fn(), onDownload: fn() },
});

const withFlags = (...flags: string[]) => ({
  ...result,
  avif: result.avif && { ...result.avif, flags },
});

/** As a host connects it: the format chosen decides the picture, the figures and the point marked. */
export const Default = meta.story({
  render: function Connected(args) {
    const [format, setFormat] = useState<ImageFormat>();
    const shown = format ?? bestFormat(result) ?? 'avif';
    return (
      <JobResult
        {...args}
        format={shown}
        onFormatChange={(next) => {
          args.onFormatChange(next);
          setFormat(next);
        }}
        previewSrc={pictures[shown]}
        chart={<SsimChart result={result} format={shown} target={0.98} />}
      />
    );
  },
});
Default.test('Answers to what people do', async ({ args, canvas }) => {
  await expect(canvas.getByRole('radio', { name: 'AVIF' })).toBeChecked();
  await expect(canvas.getByText('q 67')).toBeVisible();
  await expect(canvas.getByText('23.1')).toBeVisible();
  await expect(canvas.getByText('0.983')).toBeVisible();
  await expect(canvas.getByText('69% smaller')).toBeVisible();
  await userEvent.click(canvas.getByRole('radio', { name: 'JPEG' }));
  await expect(args.onFormatChange).toHaveBeenCalledWith('jpeg');
  await expect(canvas.getByText('q 87')).toBeVisible();
  await expect(canvas.getByText('33.7')).toBeVisible();
  await expect(canvas.getByRole('img', { name: 'Processed image, JPEG at quality 87' })).toBeVisible();
  await expect(await canvas.findByText(/Chosen: JPEG at q 87/)).toBeVisible();
});

Default.test('Download', async ({ args, canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Download' }));
  await waitFor(() => expect(args.onDownload).toHaveBeenCalledWith('avif', 67));
});

export const Submitting = meta.story({
  args: { downloading: true },
});
Submitting.test('Says what it is given', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: 'Preparing…' })).toBeDisabled();
});

export const Loading = meta.story({ args: { result: undefined, loading: true } });

export const Failed = meta.story({
  args: { result: undefined, error: 'Failed to load job result.', errorAction: <ErrorStep onRetry={fn()} /> },
});
Failed.test('Says what it is given', async ({ canvas }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to load job result.');
});

export const Empty = meta.story({
  args: { result: undefined },
});
Empty.test('Says what it is given', async ({ canvas }) => {
  await expect(canvas.getByText('Result not available yet for this job.')).toBeVisible();
});

/** A format without data cannot be chosen, and says why when the reason is known. */
export const FormatsMissing = meta.story({
  args: {
    result: {
      ...result,
      webp: null,
      avif: null,
      recommended: 'jpeg',
      unavailable: [{ format: 'webp', reason: 'WEBP pictures can be at most 16383 pixels wide or high.' }],
    },
    previewSrc: pictures.jpeg,
  },
});
FormatsMissing.test('Says what it is given', async ({ canvas }) => {
  await expect(canvas.getByRole('radio', { name: 'JPEG' })).toBeChecked();
  await expect(canvas.getByRole('radio', { name: 'WEBP' })).toBeDisabled();
  await expect(canvas.getByRole('radio', { name: 'AVIF' })).toBeDisabled();
  await expect(canvas.getByText(/at most 16383 pixels/)).toBeVisible();
});

/** Larger than the upload: never sold as a saving. */
export const NoSaving = meta.story({
  args: { result: { ...withFlags('no saving'), original_size: 18_000 }, onKeepOriginal: fn() },
});
NoSaving.test('Says what it is given', async ({ args, canvas }) => {
  await expect(canvas.getByText('28% larger')).toBeVisible();
  await expect(canvas.getByText(/not smaller than the upload/)).toBeVisible();
  await expect(canvas.queryByText(/% smaller/)).toBeNull();
  await userEvent.click(canvas.getByRole('button', { name: 'Keep the original' }));
  await expect(args.onKeepOriginal).toHaveBeenCalledOnce();
  await expect(canvas.getByRole('button', { name: 'Download' })).toBeEnabled();
});

export const Explained = meta.story({
  args: {
    result: {
      ...withFlags('target not reached', 'quality floor', 'size limit', 'coloured text may blur'),
      ad_unit: { name: 'Medium rectangle 300x250', limit_kb: 150 },
    },
  },
});
Explained.test('Says what it is given', async ({ canvas }) => {
  await expect(canvas.getByText(/cannot reach the target/)).toBeVisible();
  await expect(canvas.getByText('Measured against Medium rectangle 300x250, limit 150 KB.')).toBeVisible();
});

Explained.test(
  'Names an ad unit of many sizes in the words of the language',
  {
    args: {
      result: {
        ...result,
        ad_unit: { name: '3:2, 450x300 to 675x450', limit_kb: 200, match: 'flexible' },
      },
    },
    globals: { locale: 'de-DE' },
  },
  async ({ canvas }) => {
    await expect(
      await canvas.findByText('Gemessen an 3:2, 450 × 300 bis 675 × 450, Grenze 200 KB.'),
    ).toBeVisible();
  },
);

/** An upload in wide colours, of the size of no ad unit. */
export const Converted = meta.story({
  args: {
    upload: { color_space: 'Display P3', bit_depth: 16 },
    result: { ...result, ad_unit: { name: 'Billboard 970x250', limit_kb: 250, match: 'nearest' } },
  },
});
Converted.test('Says what it is given', async ({ canvas }) => {
  await expect(canvas.getByText(/not the size of an ad unit.*nearest, Billboard 970x250/)).toBeVisible();
  await expect(canvas.getByText('Colours were converted from Display P3 to sRGB.')).toBeVisible();
  await expect(canvas.getByText('Channels of 16 bits were reduced to 8.')).toBeVisible();
  await expect(canvas.getByText(/copyright, credits and location are not kept/)).toBeVisible();
});

/** The size of the upload is not known: no saving is claimed. */
export const WithoutOriginal = meta.story({
  args: { result: { ...result, original_size: undefined } },
});
WithoutOriginal.test('Says what it is given', async ({ canvas }) => {
  await expect(canvas.getByText('23.1')).toBeVisible();
  await expect(canvas.queryByText(/smaller|larger/)).toBeNull();
});

export const PreviewUnavailable = meta.story({
  args: { previewSrc: undefined },
});
PreviewUnavailable.test('Says what it is given', async ({ canvas }) => {
  await expect(canvas.getByText('Image preview unavailable')).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'Download' })).toBeEnabled();
});

const png: FormatResult = { quality: 60, size: 9_800, ssim: 0.991, data_points: [], flags: [] };
const betterAsPng: ImageJobResult = { ...result, more: { png, recommended: 'png' } };

/** The PNG is better than each of the three formats: they are the choice here, so a sentence leads to the table. */
export const PngRecommended = meta.story({
  args: { result: betterAsPng, table: <ResultTable result={betterAsPng} /> },
});
PngRecommended.test('Says where the recommended file is', async ({ canvas }) => {
  await expect(canvas.getByText('The recommended file is the PNG. It is in the table below.')).toBeVisible();
  await expect(await canvas.findByRole('row', { name: /^PNG, q 60 Recommended/ })).toBeVisible();
});
