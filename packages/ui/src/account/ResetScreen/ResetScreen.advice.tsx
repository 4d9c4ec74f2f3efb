import { ResetScreen, type ResetScreenProps } from '@leaf/ui';
import type { ComponentAdvice } from '../../../../../.storybook/docs/advice.ts';

/** How a host renders it. */
export function Usage({ signInHref, onReset }: ResetScreenProps) {
  return <ResetScreen signInHref={signInHref} onReset={onReset} />;
}

export const advice: ComponentAdvice<typeof ResetScreen> = {
  status: 'stable',
  aliases: ['new password', 'recover'],
  use: ['The code from the mail has arrived.'],
  avoid: [{ when: 'No code has been asked for', instead: 'ForgotScreen' }],
  pairs: [
    {
      do: ['Keep what was typed when the code is refused.', { error: 'The code is wrong or has run out.' }],
      dont: ['Don’t say only that something failed.', { error: 'Error.' }],
    },
  ],
  rules: {
    do: ['Let people ask for a new code from here.'],
    dont: ['Don’t add strength rules the server doesn’t have.'],
  },
  writing: ['Say what to do next: ask for a new code.'],
  accessibility: [
    'The code can be pasted, has autocomplete one-time-code, and is sent at its sixth digit.',
    'New passwords have autocomplete new-password.',
    'Labels stand above their fields; a failed submit puts the focus on the first field at fault.',
  ],
  related: ['ForgotScreen'],
};
