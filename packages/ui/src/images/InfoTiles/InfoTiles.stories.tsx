import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { longName, photo } from '../fixtures.ts';
import { InfoTiles } from './InfoTiles.tsx';

const meta = preview.meta({
  title: 'Components/Images/InfoTiles',
  tags: ['stable'],
  component: InfoTiles,
  args: { image: photo },
});

export const Default = meta.story();
Default.test('Says what it is given', async ({ canvas }) => {
  const names = canvas.getAllByRole('term').map((term) => term.textContent);
  await expect(names).toEqual([
    'Name',
    'Size (KB)',
    'Dimensions',
    'Format',
    'Uploaded',
    'Color Space',
    'Bit Depth',
    'BPP',
    'Transparency',
    'Megapixels',
  ]);
  await expect(canvas.getByText('0.24')).toBeVisible();
});

/** Missing properties are en dashes. */
export const Empty = meta.story({
  args: { image: { id: 5, filename: null, created_at: '2026-11-20T09:30:00.000Z' } },
});
export const Loading = meta.story({ args: { image: undefined } });
export const LongText = meta.story({
  args: { image: { ...photo, filename: longName, color_space: 'ProPhoto RGB linear, embedded profile v4' } },
});
/** An animation says how it plays, in a full-width tile. */
export const Animated = meta.story({
  args: { image: { ...photo, format: 'GIF', animation: { frames: 12, seconds: 6, fps: 2, loops: 3 } } },
});
Animated.test('Says how it runs', async ({ canvas }) => {
  await expect(canvas.getByText('12 frames in 6.0 s (2.0 per second), plays 3 times')).toBeVisible();
});
