import { ActivateScreen, type ActivateScreenProps } from '@leaf/ui';
import type { ComponentAdvice } from '../../../../../.storybook/docs/advice.ts';

/** How a host renders it. */
export function Usage({ signInHref, onActivate }: ActivateScreenProps) {
  return <ActivateScreen signInHref={signInHref} onActivate={onActivate} />;
}

export const advice: ComponentAdvice<typeof ActivateScreen> = {
  status: 'stable',
  aliases: ['otp', 'verify email', 'confirm account'],
  use: ['Someone has signed up and received a code by e-mail.'],
  avoid: [{ when: 'The code resets a password', instead: 'ResetScreen' }],
  pairs: [
    {
      do: ['Show the address that the code was sent to.', { email: 'ana@northwind.example' }],
      dont: ['Don’t blame the user for an expired code.', { error: 'Invalid input!' }],
    },
  ],
  rules: {
    do: [
      'Pass the e-mail, so that only the code has to be typed.',
      'Offer a new code, and show how long to wait for it.',
    ],
    dont: ['Don’t sign the user in automatically: activation leads to the log-in.'],
  },
  writing: ['Say how long the code is valid, and what to do if no e-mail arrives.'],
  accessibility: [
    'The code can be pasted or autofilled (`one-time-code`), and the form is submitted at the sixth digit.',
    'Labels are above their fields; after a failed submit the first invalid field has the focus.',
  ],
  related: ['LoginScreen', 'ResetScreen'],
};
