import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { AccessDenied } from './AccessDenied.tsx';

const meta = preview.meta({
  title: 'Components/Feedback/AccessDenied',
  tags: ['stable'],
  component: AccessDenied,
  args: { backHref: '/app' },
});

export const Default = meta.story();
Default.test('Says what it is given', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Access Denied');
  await expect(canvas.getByText('You do not have permission to access this page.')).toBeVisible();
});
