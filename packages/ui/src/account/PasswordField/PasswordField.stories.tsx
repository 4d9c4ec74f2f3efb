import preview from '../../../../../.storybook/preview.tsx';
import { PasswordField } from './PasswordField.tsx';

const meta = preview.meta({
  title: 'Components/Account/PasswordField',
  tags: ['stable'],
  component: PasswordField,
  args: { label: 'Password', autoComplete: 'current-password' as const },
});

export const Default = meta.story();
export const Failed = meta.story({ args: { error: 'Enter a password' } });
