import { ForgotScreen, type ForgotScreenProps } from '@leaf/ui';
import type { ComponentAdvice } from '../../../../../.storybook/docs/advice.ts';

/** How a host renders it. */
export function Usage({ signInHref, onSend }: ForgotScreenProps) {
  return <ForgotScreen signInHref={signInHref} onSend={onSend} />;
}

export const advice: ComponentAdvice<typeof ForgotScreen> = {
  status: 'stable',
  aliases: ['lost password', 'recover'],
  use: ['Somebody cannot log in and asks for a code.'],
  avoid: [{ when: 'The code has already arrived', instead: 'ResetScreen' }],
  pairs: [
    {
      do: [
        'Answer the same for known and unknown addresses.',
        { success: 'If this address has an account, the code is on its way.' },
      ],
      dont: ['Don’t reveal who has an account.', { error: 'No account with this address.' }],
    },
  ],
  rules: {
    do: ['Carry over the e-mail typed at the login.'],
    dont: ['Don’t reveal whether an account exists.'],
  },
  writing: ['Speak of “a code”, not of a link: that is what the mail brings.'],
  accessibility: [
    'Labels stand above their fields; a failed submit puts the focus on the first field at fault.',
    'One h1, which takes the focus after a change of page.',
  ],
  related: ['ResetScreen', 'LoginScreen'],
};
