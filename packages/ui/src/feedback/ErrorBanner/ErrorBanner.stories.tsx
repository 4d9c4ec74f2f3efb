import { Button } from '@mantine/core';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { ErrorBanner } from './ErrorBanner.tsx';

const meta = preview.meta({
  title: 'Components/Feedback/ErrorBanner',
  tags: ['stable'],
  component: ErrorBanner,
  args: { message: 'Failed to load campaigns' },
});

export const Default = meta.story();

Default.test(
  'Dismissable',
  {
    args: { onClose: fn() },
  },
  async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to load campaigns');
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss error' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
);

Default.test(
  'Keeps its words inside, in large text on a phone',
  { globals: { textSize: 'double', viewport: { value: 'narrow', isRotated: false } } },
  async ({ canvas }) => {
    const banner = canvas.getByRole('alert');
    await waitFor(() => expect(banner.scrollWidth).toBeLessThanOrEqual(banner.clientWidth));
  },
);

export const WithNextStep = meta.story({
  args: {
    action: (
      <Button size="compact-sm" variant="default">
        Try again
      </Button>
    ),
  },
});

export const LongText = meta.story({
  args: { message: 'The organization "A name that goes on and on" could not be renamed because '.repeat(4) },
});

Default.test(
  'Its words can be replaced',
  {
    args: { onClose: fn(), labels: { close: 'Fehler ausblenden' } },
  },
  async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Fehler ausblenden' })).toBeVisible();
  },
);
