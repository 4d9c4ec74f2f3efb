import { ActivateScreen, type ActivateScreenProps } from '@leaf/ui';
import type { ComponentAdvice } from '../../../../../.storybook/docs/advice.ts';

/** How a host renders it. */
export function Usage({ signInHref, onActivate }: ActivateScreenProps) {
  return <ActivateScreen signInHref={signInHref} onActivate={onActivate} />;
}

export const advice: ComponentAdvice<typeof ActivateScreen> = {
  status: 'stable',
  aliases: ['otp', 'verify email', 'confirm account'],
  use: ['A person has signed up and holds a code from a mail.'],
  avoid: [{ when: 'A password has been forgotten', instead: 'ResetScreen' }],
  pairs: [
    {
      do: ['Show the address the code went to.', { email: 'ana@northwind.example' }],
      dont: ['Don’t blame the person for a code that has run out.', { error: 'Invalid input!' }],
    },
  ],
  rules: {
    do: [
      'Pass the e-mail, so that only the code is left to type.',
      'Offer a new code, with its waiting time.',
    ],
    dont: ['Don’t sign the person in by itself: the specified way leads over the login.'],
  },
  writing: ['Say how long the code is valid, and what to do when no mail came.'],
  accessibility: [
    'The code can be pasted, has autocomplete one-time-code, and is sent at its sixth digit.',
    'Labels stand above their fields; a failed submit puts the focus on the first field at fault.',
  ],
  related: ['LoginScreen', 'ResetScreen'],
};
