import type { Mode } from '@leaf/optimiser/browser';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { RecommendedSsimTable } from './RecommendedSsimTable.tsx';

const mode: Mode = 'lightweighting';

const meta = preview.meta({
  title: 'Components/Images/RecommendedSsimTable',
  tags: ['stable'],
  component: RecommendedSsimTable,
  args: { mode, value: 0.98 },
});

/** The closest row is marked by text as well as by colour. */
export const Default = meta.story();
Default.test('Says what it is given', async ({ canvas }) => {
  const rows = canvas.getAllByRole('row').map((row) => row.textContent);
  await expect(rows).toEqual([
    'MegapixelsSSIMMS-SSIM',
    '0.25 to 10.9900.985',
    '2Closest to your target0.9790.977',
    '40.9690.970',
    '80.9580.962',
    '160.9480.955',
    '32 and above0.9400.950',
  ]);
});

Default.test(
  'Fits a phone with large text',
  { globals: { textSize: 'double', viewport: { value: 'narrow', isRotated: false } } },
  async ({ canvas }) => {
    const table = canvas.getByRole('table');
    await waitFor(() => expect(table.getBoundingClientRect().right).toBeLessThanOrEqual(320));
  },
);

Default.test(
  'Keeps its arrow whole on a phone',
  { globals: { locale: 'fr-FR', viewport: { value: 'narrow', isRotated: false } } },
  async ({ canvas }) => {
    const row = canvas.getByRole('row', { current: true });
    await waitFor(() => expect(row.querySelector('svg')?.clientWidth).toBe(14));
  },
);

/** Halfway between two rows, the better quality is chosen. */
export const Tie = meta.story({
  args: { value: 0.953 },
});
Tie.test('Says what it is given', async ({ canvas }) => {
  await expect(canvas.getByRole('row', { current: true })).toHaveTextContent('8Closest');
});

export const MsSsim = meta.story({
  args: { mode: 'ms-lightweighting', value: 0.97 },
});
MsSsim.test('Says what it is given', async ({ canvas }) => {
  await expect(canvas.getByRole('row', { current: true })).toHaveTextContent('4Closest');
});

/** A mode without a similarity highlights no row. */
export const NoRow = meta.story({
  args: { mode: 'lean' },
});
NoRow.test('Says what it is given', async ({ canvas }) => {
  await expect(canvas.queryByRole('row', { current: true })).toBeNull();
});

/** The band of the picture itself, whichever row is closest to the target. */
export const OwnBand = meta.story({
  args: { megapixels: 0.14 },
});
OwnBand.test('Says what it is given', async ({ canvas }) => {
  await expect(canvas.getByRole('row', { name: /This image: 0\.14/ })).toHaveTextContent('0.25 to 1');
  await expect(canvas.getByRole('row', { current: true })).toHaveTextContent('2Closest to your target');
});
OwnBand.test(
  'Stands below the band where there is little room',
  { globals: { viewport: { value: 'narrow', isRotated: false } } },
  async ({ canvas }) => {
    const place = (words: string) => canvas.getByText(words).getBoundingClientRect();
    // Storybook may still be narrowing its frame.
    await waitFor(() => expect(place('This image: 0.14').top).toBeGreaterThan(place('0.25 to 1').bottom - 4));
  },
);

/** A small one, such as a button of 88 by 31 pixels, has 0 megapixels when rounded. */
export const SmallPicture = meta.story({
  args: { megapixels: 0 },
});
SmallPicture.test('Marks its band, and leaves the others as they are', async ({ canvas }) => {
  const names = canvas.getAllByRole('rowheader').map((name) => name.textContent);
  await expect(names).toEqual([
    '0.25 to 1This image: <0.01',
    '2Closest to your target',
    '4',
    '8',
    '16',
    '32 and above',
  ]);
});
