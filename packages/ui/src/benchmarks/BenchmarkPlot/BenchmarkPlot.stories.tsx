import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { benchmarks } from '../fixtures.ts';
import { BenchmarkPlot } from './BenchmarkPlot.tsx';

const meta = preview.meta({
  title: 'Components/Benchmarks/BenchmarkPlot',
  tags: ['beta'],
  component: BenchmarkPlot,
  args: { benchmarks },
});

/** Every value with its name and figure, largest first. */
export const Default = meta.story();
Default.test('Says what it is given', async ({ canvas }) => {
  const selection = within(canvas.getByRole('group', { name: 'Selection' }));
  const lines = selection.getAllByRole('listitem').map((line) => line.textContent);
  await expect(lines[0]).toMatch(/^RTB default \(display\)/);
  await expect(lines).toHaveLength(8);
});

Default.test('In forced colours', { globals: { contrast: 'forced' } }, async ({ canvas }) => {
  const track = canvas.getByText('LTO').closest('li')?.querySelector('[aria-hidden]');
  // Otherwise the browser takes the gradient away.
  await waitFor(() =>
    expect(track && getComputedStyle(track).getPropertyValue('forced-color-adjust')).toBe('none'),
  );
});

/** The names stand on the other side; the scale still runs from left to right, above the tracks. */
export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });
RightToLeft.test('The scale stands above the tracks', async ({ canvas }) => {
  const tick = canvas.getByText('0.1').getBoundingClientRect();
  const line = canvas.getByText('LTO').closest('li');
  const track = line?.querySelector('[aria-hidden]')?.getBoundingClientRect();
  await expect(Math.round((tick.left + tick.right) / 2)).toBe(Math.round(track?.left ?? Number.NaN));
});

/** A campaign among the values of each stage for which it has figures. */
export const WithCampaign = meta.story({
  args: {
    own: {
      name: 'Spring launch',
      values: { storage: null, selection: 93.38, delivery: 20.36, consumption: 80.21 },
    },
  },
});
WithCampaign.test('Says what it is given', async ({ canvas }) => {
  await expect(canvas.getAllByText('Your campaign: Spring launch')).toHaveLength(3);
});

/** Without values there is no scale. */
export const Empty = meta.story({
  args: { benchmarks: { storage: {}, selection: {}, delivery: {}, consumption: {} } },
});
Empty.test('Says what it is given', async ({ canvas }) => {
  await expect(canvas.queryByRole('listitem')).toBeNull();
});
