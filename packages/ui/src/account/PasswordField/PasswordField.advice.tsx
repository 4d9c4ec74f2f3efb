import { PasswordField } from '@leaf/ui';
import type { ComponentAdvice } from '../../../../../.storybook/docs/advice.ts';

/** How a host renders it. */
export function Usage() {
  return <PasswordField label="New password" autoComplete="new-password" />;
}

export const advice: ComponentAdvice<typeof PasswordField> = {
  status: 'stable',
  aliases: ['secret', 'caps lock', 'show password'],
  use: ['A form asks for a password, new or existing.'],
  avoid: [{ when: 'The form asks for a code from an e-mail', instead: 'CodeField' }],
  pairs: [
    {
      do: ['Say which password is meant.', { label: 'New password' }],
      dont: ['Don’t use a placeholder instead of a label.', { label: ' ', placeholder: 'Password' }],
    },
  ],
  rules: { do: [], dont: [] },
  writing: ['State the requirements before the password is typed.'],
  accessibility: ['The button says whether the password is shown.', 'Caps Lock is announced while it is on.'],
  related: ['LogInForm', 'SignUpForm'],
};
