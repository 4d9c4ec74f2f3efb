import { CheckingScreen, type CheckingScreenProps } from '@leaf/ui';
import type { ComponentAdvice } from '../../../../../.storybook/docs/advice.ts';

/** How a host renders it. */
export function Usage({ signInHref }: CheckingScreenProps) {
  return <CheckingScreen signInHref={signInHref} />;
}

export const advice: ComponentAdvice<typeof CheckingScreen> = {
  status: 'stable',
  aliases: ['spinner page', 'redirect'],
  use: ['The next page after a log-in is being found out.'],
  avoid: [{ when: 'A part of a page loads', instead: 'Loading' }],
  pairs: [
    {
      do: ['Say what is being checked.', {}],
      dont: ['Don’t leave technical words to the reader.', { error: 'GET /user/me 502' }],
    },
  ],
  rules: {
    do: ['Show it while the next step is being found out.'],
    dont: ['Don’t leave a failed check without a way out.'],
  },
  writing: ['Name what is checked, never the system that checks it.'],
  accessibility: ['The waiting is announced once.', 'One h1, which takes the focus after a change of page.'],
  related: ['Loading', 'LoginScreen'],
};
