import { CheckingScreen, type CheckingScreenProps } from '@leaf/ui';
import type { ComponentAdvice } from '../../../../../.storybook/docs/advice.ts';

/** How a host renders it. */
export function Usage({ signInHref }: CheckingScreenProps) {
  return <CheckingScreen signInHref={signInHref} />;
}

export const advice: ComponentAdvice<typeof CheckingScreen> = {
  status: 'stable',
  aliases: ['spinner page', 'redirect'],
  use: ['The app is looking up where to go after a log-in.'],
  avoid: [{ when: 'Part of a page is loading', instead: 'Loading' }],
  pairs: [
    {
      do: ['Say what is being checked.', {}],
      dont: ['Don’t show technical details.', { error: 'GET /user/me 502' }],
    },
  ],
  rules: {
    do: ['Show it until the next page is known.'],
    dont: ['Don’t leave a failed check without a way to retry.'],
  },
  writing: ['Name what is being checked, never the system that does it.'],
  accessibility: ['Loading is announced once.', 'Its one h1 receives the focus after navigation.'],
  related: ['Loading', 'LoginScreen'],
};
