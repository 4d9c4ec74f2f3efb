import { SuccessNote } from '@leaf/ui';
import type { ComponentAdvice } from '../../../../../.storybook/docs/advice.ts';

/** How a host renders it. */
export function Usage() {
  return <SuccessNote>Organization renamed.</SuccessNote>;
}

export const advice: ComponentAdvice<typeof SuccessNote> = {
  status: 'stable',
  aliases: ['saved', 'done', 'confirmation'],
  use: ['Something succeeded, and its form or list is still in view.'],
  avoid: [{ when: 'The view is gone afterwards', instead: 'LeafNotifications' }],
  pairs: [
    {
      do: ['Say what was done.', { children: 'Organization renamed.' }],
      dont: ['Don’t cheer.', { children: 'Great job!!!' }],
    },
  ],
  rules: {
    do: ['Place it next to the form or list it is about.'],
    dont: ['Don’t mount it together with its message: the status region has to exist before.'],
  },
  writing: ['Object, then participle.'],
  accessibility: ['A status region: its text is announced politely when it appears.'],
  related: ['ErrorBanner', 'LeafNotifications'],
};
