import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Loading } from './Loading.tsx';

const meta = preview.meta({
  title: 'Components/Feedback/Loading',
  tags: ['stable'],
  component: Loading,
});

export const Default = meta.story();
Default.test('Says what it is given', async ({ canvas }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent('Loading…');
});
