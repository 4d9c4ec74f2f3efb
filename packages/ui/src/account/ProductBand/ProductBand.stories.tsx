import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { ProductBand } from './ProductBand.tsx';

const meta = preview.meta({
  title: 'Components/Account/ProductBand',
  tags: ['beta'],
  component: ProductBand,
  decorators: [
    (Story) => (
      <div
        style={{
          background: 'var(--leaf-ink)',
          display: 'flex',
          minHeight: 520,
          padding: 'clamp(16px, 4vw, 48px)',
        }}
      >
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story();
Default.test('Says what it is given', async ({ canvas }) => {
  await expect(canvas.getByRole('figure')).toHaveTextContent('485.95');
  await expect(canvas.getByText('180.70')).toBeVisible();
});
