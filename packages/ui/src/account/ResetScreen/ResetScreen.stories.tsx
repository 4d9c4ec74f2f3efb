import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { beforeSignIn } from '../../../../../.storybook/screen.ts';
import { ResetScreen } from './ResetScreen.tsx';

const meta = preview.meta({
  title: 'Screens/ResetScreen',
  tags: ['stable'],
  component: ResetScreen,
  parameters: beforeSignIn,
  args: {
    email: 'ana@northwind.example',
    signInHref: '/login',
    forgotHref: (email: string) => `/forgot?email=${encodeURIComponent(email)}`,
    onReset: fn(),
  },
});

export const Default = meta.story();
Default.test('Answers to what people do', async ({ canvas, userEvent, args }) => {
  await userEvent.type(canvas.getByLabelText('Reset code'), '004213');
  await userEvent.type(canvas.getByLabelText('New password'), 'correct horse battery');
  await userEvent.type(canvas.getByLabelText('Confirm password'), 'correct horse battery');
  await userEvent.click(canvas.getByRole('button', { name: 'Reset password' }));
  await expect(args.onReset).toHaveBeenCalledOnce();
  await expect(args.onReset).toHaveBeenCalledWith({
    email: 'ana@northwind.example',
    reset_code: '004213',
    new_password: 'correct horse battery',
  });
});

export const AfterSeveralSignUps = meta.story({
  args: { severalSignUps: true },
});
AfterSeveralSignUps.test('Says what it is given', async ({ canvas }) => {
  await expect(canvas.getByText(/we kept none of the passwords/)).toBeVisible();
  await expect(canvas.getByLabelText('Email')).toHaveValue('ana@northwind.example');
});

Default.test('Passwords differ', async ({ canvas, userEvent, args }) => {
  await userEvent.type(canvas.getByLabelText('Reset code'), '004213');
  await userEvent.type(canvas.getByLabelText('New password'), 'correct horse battery');
  await userEvent.type(canvas.getByLabelText('Confirm password'), 'correct mouse battery{Enter}');
  await expect(canvas.getByText('Passwords do not match.')).toBeVisible();
  await expect(args.onReset).not.toHaveBeenCalled();
});

export const Done = meta.story({ args: { success: 'Password reset. You can sign in now.' } });
export const Failed = meta.story({ args: { error: 'Reset failed' } });

export const Refused = meta.story({ args: { error: 'The code is wrong or has expired.', refused: true } });
Refused.test('Leads back to the code, which is not sent again', async ({ args, canvas, userEvent }) => {
  const code = canvas.getByLabelText('Reset code');
  await expect(code).toHaveFocus();
  await userEvent.type(code, '004213');
  await userEvent.type(canvas.getByLabelText('New password'), 'correct horse battery');
  await userEvent.type(canvas.getByLabelText('Confirm password'), 'correct horse battery{Enter}');
  await expect(code).toBeInvalid();
  await expect(code).toHaveAccessibleDescription('This code was not accepted. Enter the newest code.');
  await userEvent.keyboard('{Enter}');
  await expect(args.onReset).toHaveBeenCalledOnce();
  await expect(code).toHaveFocus();
  await userEvent.keyboard('{Backspace}');
  await expect(code).not.toHaveAttribute('aria-invalid', 'true');
});

export const Submitting = meta.story({ args: { submitting: true } });
