import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { OfflineNote } from './OfflineNote.tsx';

const meta = preview.meta({
  title: 'Components/Feedback/OfflineNote',
  tags: ['stable'],
  component: OfflineNote,
  args: { offline: true },
});

export const Default = meta.story();
Default.test('Says what it is given', async ({ canvas }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent('You are offline.');
});

export const Online = meta.story({
  args: { offline: false },
});
Online.test('Says what it is given', async ({ canvas }) => {
  await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
});
