import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { nearlyFull, usage } from '../fixtures.ts';
import { UsageNote } from './UsageNote.tsx';

const meta = preview.meta({
  title: 'Components/Organization/UsageNote',
  tags: ['beta'],
  component: UsageNote,
  args: { usage: nearlyFull, of: ['images', 'bytes'] as const },
});

export const Default = meta.story();
Default.test('Says what it is given', async ({ canvas }) => {
  await expect(
    canvas.getByText(/^Your organization has used 5,000 of 5,000 images and 41.25 of 50 GB/),
  ).toBeVisible();
});

export const RoomLeft = meta.story({
  args: { usage },
});
RoomLeft.test('Says what it is given', async ({ canvas }) => {
  await expect(canvas.queryByText(/Your organization/)).toBeNull();
});
