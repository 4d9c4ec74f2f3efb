import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { beforeSignIn } from '../../../../../.storybook/screen.ts';
import { ForgotScreen } from './ForgotScreen.tsx';

const meta = preview.meta({
  title: 'Screens/ForgotScreen',
  tags: ['stable'],
  component: ForgotScreen,
  parameters: beforeSignIn,
  args: { signInHref: '/login', onSend: fn() },
});

export const Default = meta.story();
Default.test('Answers to what people do', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Send reset code' }));
  await expect(canvas.getByLabelText('Email')).toHaveFocus();
  await expect(args.onSend).not.toHaveBeenCalled();
  await userEvent.type(canvas.getByLabelText('Email'), 'ana@northwind.example{Enter}');
  await expect(args.onSend).toHaveBeenCalledOnce();
  await expect(args.onSend).toHaveBeenCalledWith('ana@northwind.example');
});

export const KnownEmail = meta.story({ args: { email: 'ana@northwind.example' } });
export const Sent = meta.story({
  args: { email: 'ana@northwind.example', success: 'Reset code sent. Check your inbox.' },
});
export const Failed = meta.story({
  args: { email: 'ana@northwind.example', error: 'Failed to send reset code' },
});
export const Submitting = meta.story({ args: { email: 'ana@northwind.example', submitting: true } });
