import { UsageNote, type UsageNoteProps } from '@leaf/ui';
import type { ComponentAdvice } from '../../../../../.storybook/docs/advice.ts';

/** How a host renders it. */
export function Usage({ of }: UsageNoteProps) {
  return <UsageNote of={of} />;
}

export const advice: ComponentAdvice<typeof UsageNote> = {
  status: 'beta',
  aliases: ['quota', 'limit', 'warning'],
  use: ['A limit is nearly reached, but nothing has failed yet.'],
  avoid: [{ when: 'All limits matter', instead: 'UsageList' }],
  pairs: [
    {
      do: ['Put it where the limit matters.', {}],
      dont: ['Don’t mention limits that don’t matter there.', { of: [] }],
    },
  ],
  rules: {
    do: ['Place it above the list that is filling up.', 'Pass the limits that matter there.'],
    dont: ['Don’t use it for errors: the failed request has its own message.'],
  },
  writing: ['State the amounts, then what to do.'],
  accessibility: ['Plain text in reading order; the icon is decorative.'],
  related: ['UsageList', 'OfflineNote'],
};
