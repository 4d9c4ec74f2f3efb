import { expect, fn } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { TotalCard } from './TotalCard.tsx';

const meta = preview.meta({
  title: 'Components/Campaigns/TotalCard',
  tags: ['stable'],
  component: TotalCard,
  args: {
    stage: 'delivery' as const,
    title: 'Delivery',
    href: '#delivery',
    total: 1284.5,
    of: 3000,
    parts: [
      { stage: 'delivery' as const, kind: 'electricity' as const, value: 902 },
      { stage: 'delivery' as const, kind: 'embodied' as const, value: 382.5 },
    ],
    intensity: 778.48,
  },
  decorators: [(Story) => <div style={{ maxWidth: 280 }}>{Story()}</div>],
});

export const Default = meta.story();
Default.test('Says what it is given', async ({ canvas }) => {
  await expect(canvas.getByText('1,284.50')).toBeVisible();
  await expect(canvas.getByText('43% of the total')).toBeVisible();
  await expect(canvas.getByRole('img', { name: 'Electricity (use-phase) 70%, Embodied 30%' })).toBeVisible();
  await expect(canvas.getByText('778.48 g per 1,000 impressions')).toBeVisible();
});

export const Zero = meta.story({
  args: { total: 0, of: 0, intensity: null },
});
Zero.test('Says what it is given', async ({ canvas }) => {
  await expect(canvas.getByText('0.00')).toBeVisible();
  await expect(canvas.getByText('No emissions')).toBeVisible();
});

export const TinyIsNotZero = meta.story({
  args: { stage: 'storage', title: 'Storage', total: 0.00101, parts: undefined, of: 3000, intensity: null },
});
TinyIsNotZero.test('Says what it is given', async ({ canvas }) => {
  await expect(canvas.getByTitle('0.00101 kg CO2e')).toHaveTextContent('<0.01 kg CO2e');
  await expect(canvas.getByText('<1% of the total')).toBeVisible();
});

/** A stage that could not be loaded shows no figure. */
export const Failed = meta.story({
  args: { total: null, of: null, intensity: null, onRetry: fn() },
});
Failed.test('Answers to what people do', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByText('–')).toBeVisible();
  await expect(canvas.queryByText(/of the total|No emissions|0\.00/)).toBeNull();
  await userEvent.click(canvas.getByRole('button', { name: 'Try again: Delivery' }));
  await expect(args.onRetry).toHaveBeenCalled();
});

/** Another stage could not be loaded, so there is no share. */
export const WithoutShare = meta.story({
  args: { of: null },
});
WithoutShare.test('Says what it is given', async ({ canvas }) => {
  await expect(canvas.getByText('1,284.50')).toBeVisible();
  await expect(canvas.queryByText(/of the total/)).toBeNull();
});

export const Loading = meta.story({ args: { loading: true } });
export const Large = meta.story({ args: { total: 123_456_789.01, of: 123_456_789.01 } });
