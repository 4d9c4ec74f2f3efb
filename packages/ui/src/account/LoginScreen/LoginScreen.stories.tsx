import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { beforeSignIn } from '../../../../../.storybook/screen.ts';
import { LoginScreen } from './LoginScreen.tsx';
// A provider loads it after the page is shown; here people are quick.
import '../../theme/shownPage.ts';

const meta = preview.meta({
  title: 'Screens/LoginScreen',
  tags: ['stable'],
  component: LoginScreen,
  parameters: beforeSignIn,
  args: {
    forgotHref: (email: string) => `/forgot?email=${encodeURIComponent(email)}`,
    onLogIn: fn(),
    onSignUp: fn(),
  },
});

export const Default = meta.story();
Default.test('Answers to what people do', async ({ canvas, userEvent, args }) => {
  const password = canvas.getByLabelText('Password');
  await userEvent.type(canvas.getByLabelText('Email'), ' ana@northwind.example ');
  await userEvent.type(password, 'correct horse battery');
  await expect(password).toHaveAttribute('type', 'password');
  await expect(password).toHaveAttribute('autocomplete', 'current-password');
  await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
  await expect(password).toHaveAttribute('type', 'text');
  await userEvent.click(canvas.getByRole('button', { name: 'Hide password' }));
  await expect(canvas.getByRole('link', { name: 'Forgot Password' })).toHaveAttribute(
    'href',
    '/forgot?email=ana%40northwind.example',
  );
  await userEvent.click(canvas.getByRole('button', { name: 'Log In' }));
  await expect(args.onLogIn).toHaveBeenCalledOnce();
  await expect(args.onLogIn).toHaveBeenCalledWith({
    email: 'ana@northwind.example',
    password: 'correct horse battery',
  });
});

Default.test(
  'Has its tabs beside each other on a phone',
  { globals: { viewport: { value: 'narrow', isRotated: false }, locale: 'fr-FR' } },
  async ({ canvas }) => {
    const [create, logIn] = await canvas.findAllByRole('tab');
    await expect(logIn?.offsetTop).toBe(create?.offsetTop);
  },
);

export const CreateAccount = meta.story({
  args: { tab: 'create', onTabChange: fn() },
  play: async ({ canvas, userEvent, args }) => {
    // A password manager keeps the address with the password, not the name below it.
    await expect(canvas.getByLabelText('Email')).toHaveAttribute('autocomplete', 'username');
    await userEvent.type(canvas.getByLabelText('Email'), 'ana@northwind.example');
    await userEvent.type(canvas.getByLabelText('Username'), 'Ana');
    await userEvent.type(canvas.getByLabelText('Password'), 'correct horse battery');
    await userEvent.type(canvas.getByLabelText('Confirm Password'), 'correct horse battery');
    await userEvent.click(canvas.getByRole('button', { name: 'Create Account' }));
    await expect(args.onSignUp).toHaveBeenCalledOnce();
    await expect(args.onSignUp).toHaveBeenCalledWith({
      username: 'Ana',
      email: 'ana@northwind.example',
      password: 'correct horse battery',
    });
  },
});

Default.test(
  'Passwords differ',
  {
    args: { tab: 'create', email: 'ana@northwind.example' },
  },
  async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('Username'), 'Ana');
    await userEvent.type(canvas.getByLabelText('Password'), 'correct horse battery');
    await userEvent.type(canvas.getByLabelText('Confirm Password'), 'correct mouse battery');
    await userEvent.click(canvas.getByRole('button', { name: 'Create Account' }));
    await expect(canvas.getByText('Passwords do not match.')).toBeVisible();
    await expect(canvas.getByLabelText('Confirm Password')).toHaveAttribute('aria-invalid', 'true');
    await expect(canvas.getByLabelText('Confirm Password')).toBeRequired();
    await expect(canvas.getByLabelText('Password')).not.toHaveAttribute('aria-invalid', 'true');
    await expect(canvas.getByLabelText('Confirm Password')).toHaveFocus();
    await expect(args.onSignUp).not.toHaveBeenCalled();
  },
);

Default.test(
  'An error is read where the focus stays',
  {
    args: { tab: 'create', email: 'ana@northwind.example' },
  },
  async ({ canvas, userEvent }) => {
    const confirm = canvas.getByLabelText('Confirm Password');
    await userEvent.type(canvas.getByLabelText('Username'), 'Ana');
    await userEvent.type(canvas.getByLabelText('Password'), 'correct horse battery');
    await userEvent.type(confirm, 'correct mouse battery{Enter}');
    const error = await canvas.findByRole('alert');
    await expect(error).toHaveTextContent('Passwords do not match.');
    await expect(confirm).toHaveFocus();
    const inserted: Node[] = [];
    const observer = new MutationObserver((changes) => {
      inserted.push(...changes.flatMap(({ addedNodes }) => [...addedNodes]));
    });
    observer.observe(error.parentElement ?? error, { childList: true });
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(inserted).toEqual([error]));
    observer.disconnect();
    await userEvent.type(confirm, 's');
    await expect(canvas.queryByRole('alert')).toBeNull();
    await userEvent.clear(canvas.getByLabelText('Username'));
    await userEvent.type(confirm, '{Enter}');
    await expect(canvas.getByLabelText('Username')).toHaveFocus();
    await expect(canvas.getByLabelText('Username')).toHaveAccessibleDescription('Enter a username');
    await new Promise(requestAnimationFrame);
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
);

Default.test(
  'Nothing typed',
  {
    args: { tab: 'create' },
  },
  async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create Account' }));
    await expect(canvas.getByLabelText('Email')).toHaveFocus();
    await expect(canvas.getByLabelText('Email')).toBeInvalid();
    await expect(canvas.getByLabelText('Username')).toBeInvalid();
    await expect(args.onSignUp).not.toHaveBeenCalled();
  },
);

Default.test('Email kept between tabs', async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByLabelText('Email'), 'ana@northwind.example');
  await userEvent.click(canvas.getByRole('tab', { name: 'Create Account' }));
  await expect(canvas.getByLabelText('Email')).toHaveValue('ana@northwind.example');
});

export const CodeSent = meta.story({
  args: { success: 'We sent a 6-digit activation code to your e-mail.', email: 'ana@northwind.example' },
});

export const Failed = meta.story({ args: { error: 'Login failed', email: 'ana@northwind.example' } });

export const Submitting = meta.story({
  args: { submitting: true, email: 'ana@northwind.example' },
});
Submitting.test('Answers to what people do', async ({ canvas, userEvent, args }) => {
  await userEvent.type(canvas.getByLabelText('Password'), 'correct horse battery{Enter}');
  await expect(args.onLogIn).not.toHaveBeenCalled();
});
