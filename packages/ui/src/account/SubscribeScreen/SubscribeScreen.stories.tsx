import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { beforeTools } from '../../../../../.storybook/screen.ts';
import { SubscribeScreen } from './SubscribeScreen.tsx';

const meta = preview.meta({
  title: 'Screens/SubscribeScreen',
  tags: ['stable'],
  component: SubscribeScreen,
  parameters: beforeTools,
  args: { onChoose: fn(), onCheckAgain: fn(), onSignOut: fn() },
});

export const Default = meta.story();
Default.test('Answers to what people do', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Select Plan');
  await expect(canvas.getByText('7-day trial')).toBeVisible();
  await expect(canvas.getByText('Up to 5 users')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Choose Basic' }));
  await expect(args.onChoose).toHaveBeenCalledOnce();
});

Default.test(
  'Keeps the price on the page, in large text on a phone',
  { globals: { textSize: 'double', viewport: { value: 'narrow', isRotated: false } } },
  async ({ canvas }) => {
    const period = await canvas.findByText('yearly');
    await waitFor(() => expect(period.getBoundingClientRect().right).toBeLessThanOrEqual(320));
  },
);

export const Failed = meta.story({
  args: { error: 'Missing checkout_url in response' },
  parameters: { again: 'Choose Basic' },
});
export const Submitting = meta.story({ args: { submitting: true } });

/** Nobody else has chosen the plan in the meantime. */
export const StillNone = meta.story({ args: { stillNone: true } });
StillNone.test('Says so', async ({ canvas, userEvent, args }) => {
  const answer = canvas.getByText('Your organization has no plan yet.');
  await expect(answer).toHaveRole('status');
  await userEvent.click(canvas.getByRole('button', { name: 'Check again' }));
  await expect(args.onCheckAgain).toHaveBeenCalledOnce();
});
export const Checking = meta.story({ args: { stillNone: true, checking: true } });
Checking.test(
  'Says nothing and asks no more until the answer is there',
  async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryByText('Your organization has no plan yet.')).toBeNull();
    const again = canvas.getByRole('button', { name: 'Check again' });
    await expect(again).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(again);
    await expect(args.onCheckAgain).not.toHaveBeenCalled();
  },
);
