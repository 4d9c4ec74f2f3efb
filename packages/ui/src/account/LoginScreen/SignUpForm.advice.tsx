import { SignUpForm, type SignUpFormProps } from '@leaf/ui';
import type { ComponentAdvice } from '../../../../../.storybook/docs/advice.ts';

/** How a host renders it. */
export function Usage({ onSignUp }: SignUpFormProps) {
  return <SignUpForm onSignUp={onSignUp} />;
}

export const advice: ComponentAdvice<typeof SignUpForm> = {
  status: 'stable',
  aliases: ['register', 'create account'],
  use: ['People create an account inside a page of your own.'],
  avoid: [{ when: 'You need the whole page with both tabs', instead: 'LoginScreen' }],
  pairs: [
    {
      do: ['Name the result on the button.', {}],
      dont: ['Don’t use “Submit”.', { labels: { submit: 'Submit' } }],
    },
  ],
  rules: { do: [], dont: [] },
  writing: ['Help for the password stands below it before anything is wrong.'],
  accessibility: [
    'A failed submit puts the focus on the first field at fault.',
    'New passwords have `autocomplete="new-password"`.',
  ],
  related: ['LoginScreen', 'PasswordField'],
};
