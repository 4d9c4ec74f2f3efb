import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { NowProvider } from './NowProvider.tsx';
import { RelativeTime } from './RelativeTime.tsx';

const meta = preview.meta({
  title: 'Components/Layout/NowProvider',
  tags: ['beta'],
  component: NowProvider,
  args: {
    now: Date.parse('2026-11-22T12:00:00Z'),
    children: <RelativeTime iso="2026-11-22T11:35:00Z" />,
  },
});

export const Default = meta.story();
Default.test('Tells the time to what stands in it', async ({ canvas }) => {
  await expect(canvas.getByText('25 minutes ago')).toBeVisible();
});
