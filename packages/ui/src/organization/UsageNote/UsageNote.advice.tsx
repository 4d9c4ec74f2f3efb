import { UsageNote, type UsageNoteProps } from '@leaf/ui';
import type { ComponentAdvice } from '../../../../../.storybook/docs/advice.ts';

/** How a host renders it. */
export function Usage({ of }: UsageNoteProps) {
  return <UsageNote of={of} />;
}

export const advice: ComponentAdvice<typeof UsageNote> = {
  status: 'beta',
  aliases: ['quota', 'limit', 'warning'],
  use: ['A limit is near and nothing has failed yet.'],
  avoid: [{ when: 'All limits are of interest', instead: 'UsageList' }],
  pairs: [
    {
      do: ['Put it where the limit matters.', {}],
      dont: ['Don’t name limits that don’t matter there.', { of: [] }],
    },
  ],
  rules: {
    do: ['Put it above the list that fills up.', 'Name the limits that matter there.'],
    dont: ['Don’t use it for errors: what was refused says so itself.'],
  },
  writing: ['The amounts, then what to do.'],
  accessibility: ['It is plain text in the order of the page; the icon is decorative.'],
  related: ['UsageList', 'OfflineNote'],
};
