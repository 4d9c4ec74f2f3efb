import { expect } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { PayloadSource } from './PayloadSource.tsx';

const meta = preview.meta({
  title: 'Components/Campaigns/PayloadSource',
  tags: ['beta'],
  component: PayloadSource,
  args: { name: 'banner.jpg', href: '/creativeli/5/overview', file: 'AVIF, q 67' },
});

export const Default = meta.story();
Default.test('Says what it is given', async ({ canvas, canvasElement }) => {
  await expect(canvasElement).toHaveTextContent('Weight from banner.jpg (AVIF, q 67)');
  await expect(canvas.getByRole('link', { name: 'banner.jpg' })).toHaveAttribute(
    'href',
    '/creativeli/5/overview',
  );
});

/** The upload itself. */
export const Upload = meta.story({ args: { file: undefined } });

export const LongText = meta.story({
  args: { name: `${'Autumn_banners_all_sizes_final_approved_v14_'.repeat(4)}.jpg` },
});
