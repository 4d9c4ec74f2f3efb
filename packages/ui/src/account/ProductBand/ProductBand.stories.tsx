import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { ProductBand } from './ProductBand.tsx';

const meta = preview.meta({
  title: 'Account/ProductBand',
  component: ProductBand,
  decorators: [
    (Story) => (
      <div style={{ background: 'var(--leaf-ink)', display: 'flex', minHeight: 520, padding: 48 }}>
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('figure')).toHaveTextContent('485.95');
    await expect(canvas.getByText('180.70')).toBeVisible();
  },
});
export const Relabelled = meta.story({ args: { labels: { sentence: 'Was eine Kampagne verursacht.' } } });
