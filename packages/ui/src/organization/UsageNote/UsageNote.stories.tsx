import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { nearlyFull, usage } from '../fixtures.ts';
import { UsageNote } from './UsageNote.tsx';

const meta = preview.meta({
  title: 'Organization/UsageNote',
  component: UsageNote,
  args: { usage: nearlyFull, of: ['images', 'bytes'] as const },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/^Your organization has used 5,000 of 5,000 images and 41.25 of 50 GB/),
    ).toBeVisible();
  },
});

export const RoomLeft = meta.story({
  args: { usage },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/Your organization/)).toBeNull();
  },
});

export const Narrow = meta.story({ globals: { viewport: { value: 'narrow', isRotated: false } } });
export const Relabelled = meta.story({ args: { labels: { near: (amounts) => `Fast voll: ${amounts}.` } } });
