import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { beforeSignIn } from '../../../../../.storybook/screen.ts';
import { CheckingScreen } from './CheckingScreen.tsx';

const meta = preview.meta({
  title: 'Screens/CheckingScreen',
  tags: ['stable'],
  component: CheckingScreen,
  parameters: beforeSignIn,
  args: { signInHref: '/login', onRetry: fn() },
});

export const Default = meta.story();
Default.test('Says what it is given', async ({ canvas }) => {
  await expect(canvas.getByText('Loading…')).toBeInTheDocument();
});

export const Failed = meta.story({
  args: { error: 'The server can’t be reached.' },
});
Failed.test('Answers to what people do', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
  await expect(args.onRetry).toHaveBeenCalledOnce();
});
