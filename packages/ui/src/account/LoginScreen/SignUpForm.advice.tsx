import { SignUpForm, type SignUpFormProps } from '@leaf/ui';
import type { ComponentAdvice } from '../../../../../.storybook/docs/advice.ts';

/** How a host renders it. */
export function Usage({ onSignUp }: SignUpFormProps) {
  return <SignUpForm onSignUp={onSignUp} />;
}

export const advice: ComponentAdvice<typeof SignUpForm> = {
  status: 'stable',
  aliases: ['register', 'create account'],
  use: ['Visitors create an account on a page of your own.'],
  avoid: [{ when: 'You need the whole page with both tabs', instead: 'LoginScreen' }],
  pairs: [
    {
      do: ['Name the result on the button.', {}],
      dont: ['Don’t use “Submit”.', { labels: { submit: 'Submit' } }],
    },
  ],
  rules: { do: [], dont: [] },
  writing: ['The password requirements are below the field before anything is wrong.'],
  accessibility: [
    'After a failed submit the first invalid field has the focus.',
    'New passwords have `autocomplete="new-password"`.',
  ],
  related: ['LoginScreen', 'PasswordField'],
};
