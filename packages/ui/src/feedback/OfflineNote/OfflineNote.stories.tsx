import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { OfflineNote } from './OfflineNote.tsx';

const meta = preview.meta({
  title: 'Feedback/OfflineNote',
  component: OfflineNote,
  args: { offline: true },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('You are offline.');
  },
});

export const Online = meta.story({
  args: { offline: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
});

export const Narrow = meta.story({ globals: { viewport: { value: 'narrow', isRotated: false } } });
export const Relabelled = meta.story({ args: { labels: { offline: 'Keine Verbindung.' } } });
