import { fn } from 'storybook/test';
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
