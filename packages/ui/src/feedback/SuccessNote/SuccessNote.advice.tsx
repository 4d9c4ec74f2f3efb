import { SuccessNote } from '@leaf/ui';
import type { ComponentAdvice } from '../../../../../.storybook/docs/advice.ts';

/** How a host renders it. */
export function Usage() {
  return <SuccessNote>Organization renamed.</SuccessNote>;
}

export const advice: ComponentAdvice<typeof SuccessNote> = {
  status: 'stable',
  aliases: ['saved', 'done', 'confirmation'],
  use: ['Something worked and stays in sight.'],
  avoid: [{ when: 'The view changes', instead: 'LeafNotifications' }],
  pairs: [
    {
      do: ['Say what was done.', { children: 'Organization renamed.' }],
      dont: ['Don’t cheer.', { children: 'Great job!!!' }],
    },
  ],
  rules: {
    do: ['Say it once, beside what it is about.'],
    dont: ['Don’t mount it only when there is news: the status has to be there before.'],
  },
  writing: ['Thing and participle.'],
  accessibility: ['A status region: read politely when its words come.'],
  related: ['ErrorBanner', 'LeafNotifications'],
};
