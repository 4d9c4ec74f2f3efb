import { ForgotScreen, type ForgotScreenProps } from '@leaf/ui';
import type { ComponentAdvice } from '../../../../../.storybook/docs/advice.ts';

/** How a host renders it. */
export function Usage({ signInHref, onSend }: ForgotScreenProps) {
  return <ForgotScreen signInHref={signInHref} onSend={onSend} />;
}

export const advice: ComponentAdvice<typeof ForgotScreen> = {
  status: 'stable',
  aliases: ['lost password', 'recover'],
  use: ['Someone cannot log in and requests a reset code.'],
  avoid: [{ when: 'The code has already arrived', instead: 'ResetScreen' }],
  pairs: [
    {
      do: [
        'Give the same answer for known and unknown addresses.',
        { success: 'If this address has an account, the code is on its way.' },
      ],
      dont: ['Don’t reveal who has an account.', { error: 'No account with this address.' }],
    },
  ],
  rules: {
    do: ['Carry over the e-mail typed on the log-in page.'],
    dont: ['Don’t reveal whether an account exists.'],
  },
  writing: ['Say “code”, not “link”: the e-mail contains a code.'],
  accessibility: [
    'Labels are above their fields; after a failed submit the first invalid field has the focus.',
    'Its one h1 receives the focus after navigation.',
  ],
  related: ['ResetScreen', 'LoginScreen'],
};
