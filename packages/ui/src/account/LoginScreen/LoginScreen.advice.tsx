import { LoginScreen, type LoginScreenProps } from '@leaf/ui';
import type { ComponentAdvice } from '../../../../../.storybook/docs/advice.ts';

/** How a host renders it. */
export function Usage({ forgotHref, onLogIn, onSignUp }: LoginScreenProps) {
  return <LoginScreen forgotHref={forgotHref} onLogIn={onLogIn} onSignUp={onSignUp} />;
}

export const advice: ComponentAdvice<typeof LoginScreen> = {
  status: 'stable',
  aliases: ['sign in', 'register', 'auth'],
  use: ['Visitors log in or create an account.'],
  avoid: [{ when: 'A session ends while someone is working', instead: 'SessionEndedDialog' }],
  pairs: [
    {
      do: ['Report a wrong e-mail or password as one error.', { error: 'E-mail or password is wrong.' }],
      dont: [
        'Don’t say which field was wrong: that reveals who has an account.',
        { error: 'Wrong password for ana@northwind.example.' },
      ],
    },
  ],
  rules: {
    do: ['Keep the e-mail when the user switches tabs.', 'Show the server’s own message as the error.'],
    dont: ['Don’t clear the form after a failed attempt.'],
  },
  writing: ['Each tab has its own verb: create an account, log in.'],
  accessibility: [
    'Labels are above their fields; after a failed submit the first invalid field has the focus.',
    'Password managers can fill it: the fields have autocomplete tokens.',
    'Arrow keys switch between the tabs.',
  ],
  related: ['ForgotScreen', 'ActivateScreen', 'FormPage'],
};
