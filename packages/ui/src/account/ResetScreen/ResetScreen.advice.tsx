import { ResetScreen, type ResetScreenProps } from '@leaf/ui';
import type { ComponentAdvice } from '../../../../../.storybook/docs/advice.ts';

/** How a host renders it. */
export function Usage({ signInHref, onReset }: ResetScreenProps) {
  return <ResetScreen signInHref={signInHref} onReset={onReset} />;
}

export const advice: ComponentAdvice<typeof ResetScreen> = {
  status: 'stable',
  aliases: ['new password', 'recover'],
  use: ['Someone has received a reset code and sets a new password.'],
  avoid: [{ when: 'No code has been requested', instead: 'ForgotScreen' }],
  pairs: [
    {
      do: ['Keep the typed values if the code is rejected.', { error: 'The code is wrong or has run out.' }],
      dont: ['Don’t just say that something failed.', { error: 'Error.' }],
    },
  ],
  rules: {
    do: ['Let users request a new code from here.'],
    dont: ['Don’t add password rules that the server does not have.'],
  },
  writing: ['Name the next step: request a new code.'],
  accessibility: [
    'The code can be pasted or autofilled (`one-time-code`), and the form is submitted at the sixth digit.',
    'The new password has `autocomplete="new-password"`.',
    'Labels are above their fields; after a failed submit the first invalid field has the focus.',
  ],
  related: ['ForgotScreen'],
};
