import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { AccessDenied } from './AccessDenied.tsx';

const meta = preview.meta({
  title: 'Feedback/AccessDenied',
  component: AccessDenied,
  args: { backHref: '/app' },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Access Denied');
    await expect(canvas.getByText('You do not have permission to access this page.')).toBeVisible();
  },
});
export const Relabelled = meta.story({ args: { labels: { title: 'Kein Zugriff' } } });
