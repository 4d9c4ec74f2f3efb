import { expect } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { TotalCard } from './TotalCard.tsx';

const meta = preview.meta({
  title: 'Campaigns/TotalCard',
  component: TotalCard,
  args: {
    stage: 'delivery' as const,
    title: 'Delivery',
    href: '#delivery',
    total: 1284.5,
    of: 3000,
    intensity: 778.48,
  },
  decorators: [(Story) => <div style={{ maxWidth: 280 }}>{Story()}</div>],
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1,284.50')).toBeVisible();
    await expect(canvas.getByText('43% of the total')).toBeVisible();
    await expect(canvas.getByText('778.48 g per 1,000 impressions')).toBeVisible();
  },
});

export const Zero = meta.story({
  args: { total: 0, of: 0, intensity: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('0.00')).toBeVisible();
    await expect(canvas.getByText('No emissions')).toBeVisible();
  },
});

export const TinyIsNotZero = meta.story({
  args: { stage: 'storage', title: 'Storage', total: 0.00101, of: 3000, intensity: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByTitle('0.00101 kg CO2e')).toHaveTextContent('<0.01 kg CO2e');
    await expect(canvas.getByText('<1% of the total')).toBeVisible();
  },
});

export const Loading = meta.story({ args: { loading: true } });
export const Large = meta.story({ args: { total: 123_456_789.01, of: 123_456_789.01 } });
export const Relabelled = meta.story({
  args: { title: 'Auslieferung', labels: { share: (share: string) => `${share} der Summe` } },
});
