import { PasswordField } from '@leaf/ui';
import type { ComponentAdvice } from '../../../../../.storybook/docs/advice.ts';

/** How a host renders it. */
export function Usage() {
  return <PasswordField label="New password" autoComplete="new-password" />;
}

export const advice: ComponentAdvice<typeof PasswordField> = {
  status: 'stable',
  aliases: ['secret', 'caps lock', 'show password'],
  use: ['A password is typed, for the first time or again.'],
  avoid: [{ when: 'A code from a mail is typed', instead: 'CodeField' }],
  pairs: [
    {
      do: ['Say which password is meant.', { label: 'New password' }],
      dont: ['Don’t use a placeholder in place of a label.', { label: ' ', placeholder: 'Password' }],
    },
  ],
  rules: { do: [], dont: [] },
  writing: ['Say what a password needs before it is typed.'],
  accessibility: ['The button says whether the password is shown.', 'Caps Lock is announced while it is on.'],
  related: ['LogInForm', 'SignUpForm'],
};
