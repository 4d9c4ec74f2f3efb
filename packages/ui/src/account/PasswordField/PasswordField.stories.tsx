import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { PasswordField } from './PasswordField.tsx';

const meta = preview.meta({
  title: 'Components/Account/PasswordField',
  tags: ['stable'],
  component: PasswordField,
  args: { label: 'Password', autoComplete: 'current-password' as const },
});

export const Default = meta.story();
Default.test('Its button says which password it shows', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: 'Show password' })).toHaveAccessibleDescription('Password');
});
Default.test('Its button says what it does, not that it is pressed', async ({ canvas, userEvent }) => {
  const button = canvas.getByRole('button', { name: 'Show password' });
  await expect(button).not.toHaveAttribute('aria-pressed');
  await userEvent.click(button);
  await expect(button).toHaveAccessibleName('Hide password');
  await expect(button).not.toHaveAttribute('aria-pressed');
});
export const Failed = meta.story({ args: { error: 'Enter a password' } });
