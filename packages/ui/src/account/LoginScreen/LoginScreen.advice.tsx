import { LoginScreen, type LoginScreenProps } from '@leaf/ui';
import type { ComponentAdvice } from '../../../../../.storybook/docs/advice.ts';

/** How a host renders it. */
export function Usage({ forgotHref, onLogIn, onSignUp }: LoginScreenProps) {
  return <LoginScreen forgotHref={forgotHref} onLogIn={onLogIn} onSignUp={onSignUp} />;
}

export const advice: ComponentAdvice<typeof LoginScreen> = {
  status: 'stable',
  aliases: ['sign in', 'register', 'auth'],
  use: ['People come in, with an account or without.'],
  avoid: [{ when: 'A session ended in the middle of work', instead: 'SessionEndedDialog' }],
  pairs: [
    {
      do: [
        'Say which of the two did not work, without saying which field.',
        { error: 'E-mail or password is wrong.' },
      ],
      dont: ['Don’t say which field was wrong.', { error: 'Wrong password for ana@northwind.example.' }],
    },
  ],
  rules: {
    do: ['Keep the e-mail when the tab changes.', 'Show the server’s own sentence as the error.'],
    dont: ['Don’t say which of e-mail and password was wrong.'],
  },
  writing: ['Two verbs for two tabs: create an account, log in.'],
  accessibility: [
    'Labels stand above their fields; a failed submit puts the focus on the first field at fault.',
    'Fields have autocomplete tokens, so password managers work.',
    'Tabs answer to arrow keys.',
  ],
  related: ['ForgotScreen', 'ActivateScreen', 'FormPage'],
};
