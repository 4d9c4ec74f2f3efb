import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { beforeSignIn } from '../../../../../.storybook/screen.ts';
import { ActivateScreen } from './ActivateScreen.tsx';
// A provider loads it after the page is shown; here people are quick.
import '../../theme/shownPage.ts';

const meta = preview.meta({
  title: 'Screens/ActivateScreen',
  tags: ['stable'],
  component: ActivateScreen,
  parameters: beforeSignIn,
  args: { email: 'ana@northwind.example', signInHref: '/login', onActivate: fn(), onResend: fn() },
});

export const Default = meta.story();
Default.test('Answers to what people do', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Verify your email');
  await expect(canvas.getByLabelText('Activation code')).toHaveAttribute('autocomplete', 'one-time-code');
  await expect(canvas.getByRole('link', { name: 'Back to sign in' })).toHaveAttribute('href', '/login');
  await userEvent.click(canvas.getByRole('button', { name: 'Send a new code' }));
  await expect(args.onResend).toHaveBeenCalledOnce();
  await expect(args.onResend).toHaveBeenCalledWith('ana@northwind.example');
});

Default.test('A new code goes into an empty field', async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByLabelText('Activation code'), '04821');
  await userEvent.click(canvas.getByRole('button', { name: 'Send a new code' }));
  await expect(canvas.getByLabelText('Activation code')).toHaveValue('');
});

Default.test('Pasted', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByLabelText('Activation code'));
  await userEvent.paste('048 213');
  await expect(canvas.getByLabelText('Activation code')).toHaveValue('048213');
  await expect(args.onActivate).toHaveBeenCalledOnce();
  await expect(args.onActivate).toHaveBeenCalledWith({
    email: 'ana@northwind.example',
    activation_code: '048213',
  });
});

Default.test('A pasted code replaces the digits typed before it', async ({ canvas, userEvent, args }) => {
  const code = canvas.getByLabelText('Activation code');
  await userEvent.type(code, '12');
  await userEvent.paste('048 213');
  await expect(code).toHaveValue('048213');
  await expect(args.onActivate).toHaveBeenCalledOnce();
  await userEvent.clear(code);
  await userEvent.type(code, '12');
  await userEvent.paste('3456');
  await expect(code).toHaveValue('123456');
});

Default.test('Digits only', async ({ canvas, userEvent, args }) => {
  const code = canvas.getByLabelText('Activation code');
  await userEvent.type(code, 'a1b2c3');
  await expect(code).toHaveValue('123');
  await userEvent.type(code, '{Enter}');
  await expect(code).toHaveFocus();
  await expect(code).toBeInvalid();
  await expect(await canvas.findByRole('alert')).toHaveTextContent('Enter the 6 digits of the code');
  await expect(args.onActivate).not.toHaveBeenCalled();
  await userEvent.type(code, '456');
  await expect(args.onActivate).toHaveBeenCalledOnce();
});

Default.test('Changed email', async ({ canvas, userEvent, args }) => {
  await userEvent.clear(canvas.getByLabelText('Email'));
  await userEvent.click(canvas.getByRole('button', { name: 'Send a new code' }));
  await expect(args.onResend).not.toHaveBeenCalled();
  await expect(canvas.getByLabelText('Email')).toBeInvalid();
  await expect(canvas.getByLabelText('Email')).toHaveFocus();
  await userEvent.type(canvas.getByLabelText('Email'), 'anna@northwind.example');
  await userEvent.click(canvas.getByRole('button', { name: 'Send a new code' }));
  await expect(args.onResend).toHaveBeenCalledOnce();
  await expect(args.onResend).toHaveBeenCalledWith('anna@northwind.example');
});

export const WaitBeforeResend = meta.story({
  args: { resendIn: 42, success: 'A new code is on its way.' },
});
WaitBeforeResend.test('Says what it is given', async ({ canvas, userEvent, args }) => {
  const resend = canvas.getByRole('button', { name: 'Send a new code in 50 s' });
  await expect(resend).toHaveTextContent('Send a new code in 42 s');
  await expect(resend).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(resend);
  await expect(args.onResend).not.toHaveBeenCalled();
  await expect(resend).toHaveFocus();
});

export const Verified = meta.story({ args: { success: 'Email verified. You can sign in now.' } });
export const PasswordNeeded = meta.story({
  args: { success: 'Email verified. Choose a password with the reset code that we sent to your e-mail.' },
});
export const Failed = meta.story({ args: { error: 'The code is wrong or has expired.', refused: true } });
Failed.test('A refused code is not sent again unchanged', async ({ canvas, userEvent, args }) => {
  const code = canvas.getByLabelText('Activation code');
  await userEvent.type(code, '048213{Enter}');
  await expect(args.onActivate).toHaveBeenCalledOnce();
  await expect(code).toHaveFocus();
  await expect(code).toBeInvalid();
  const refusal = canvas.getByText('This code was not accepted. Enter the newest code.');
  await expect(refusal).toBeVisible();
  await waitFor(() => expect(refusal).toHaveAttribute('role', 'alert'));
  await userEvent.type(code, '{Backspace}3');
  await expect(args.onActivate).toHaveBeenCalledOnce();
  await waitFor(() =>
    expect(canvas.getByText('This code was not accepted. Enter the newest code.')).toHaveAttribute(
      'role',
      'alert',
    ),
  );
  await userEvent.clear(code);
  await userEvent.type(code, '048214');
  await expect(args.onActivate).toHaveBeenCalledTimes(2);
});
Failed.test('A refused code is marked until another is typed', async ({ canvas, userEvent }) => {
  const code = canvas.getByLabelText('Activation code');
  await userEvent.type(code, '048213');
  await expect(code).toBeInvalid();
  await expect(code).toHaveAccessibleDescription('This code was not accepted. Enter the newest code.');
  await userEvent.type(code, '{Backspace}');
  await expect(code).not.toHaveAttribute('aria-invalid', 'true');
});

export const Unreachable = meta.story({ args: { error: 'The server can’t be reached.' } });
Unreachable.test('A code that was not checked is sent again', async ({ canvas, userEvent, args }) => {
  await userEvent.type(canvas.getByLabelText('Activation code'), '048213{Enter}');
  await expect(args.onActivate).toHaveBeenCalledTimes(2);
});
export const Submitting = meta.story({ args: { submitting: true } });

export const LongText = meta.story({
  args: {
    email: `${'a-very-long-name-'.repeat(8)}@northwind.example`,
    error: 'Activation failed. '.repeat(8),
  },
});
