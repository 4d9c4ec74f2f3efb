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
export const Failed = meta.story({ args: { error: 'Enter a password' } });
