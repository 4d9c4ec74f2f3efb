import { fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { SignUpForm } from './SignUpForm.tsx';

const meta = preview.meta({
  title: 'Components/Account/SignUpForm',
  tags: ['stable'],
  component: SignUpForm,
  args: { onSignUp: fn() },
});

export const Default = meta.story();
export const Submitting = meta.story({ args: { submitting: true } });
