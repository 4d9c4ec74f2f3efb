import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { LogInForm } from './LogInForm.tsx';

const meta = preview.meta({
  title: 'Components/Account/LogInForm',
  tags: ['stable'],
  component: LogInForm,
  args: { forgotHref: () => '#forgot', onLogIn: fn() },
});

export const Default = meta.story();
export const Submitting = meta.story({ args: { submitting: true } });

Default.test('Beside the words of the link nothing leads away', async ({ canvas }) => {
  const link = canvas.getByRole('link', { name: 'Forgot Password' });
  const { width } = canvas.getByRole('button', { name: 'Log In' }).getBoundingClientRect();
  await expect(link.getBoundingClientRect().width).toBeLessThan(width / 2);
});
