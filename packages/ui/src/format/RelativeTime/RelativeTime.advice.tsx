import { RelativeTime, type RelativeTimeProps } from '@leaf/ui';
import type { ComponentAdvice } from '../../../../../.storybook/docs/advice.ts';

/** How a host renders it. */
export function Usage(props: RelativeTimeProps) {
  return <RelativeTime {...props} />;
}

export const advice: ComponentAdvice<typeof RelativeTime> = {
  status: 'beta',
  aliases: ['date', 'ago', 'timestamp', 'clock'],
  use: ['A list says when something happened, and how long ago is what matters.'],
  avoid: [{ when: 'The time is a fact that people copy or compare', instead: 'InfoTiles' }],
  pairs: [
    {
      do: ['Give it the instant with its zone.', { iso: '2026-11-22T09:30:00Z' }],
      dont: ['Don’t format it before.', { iso: 'Sunday, half past nine' }],
    },
  ],
  rules: {
    do: ['Tell the time with `NowProvider`, once a minute.'],
    dont: ['Don’t hide the exact time: it is there for pointer, keyboard, touch and paper.'],
  },
  writing: ['“2 hours ago”; longer ago than a week, the date.'],
  accessibility: [
    'Screen readers say both, first how long ago; a date they say once.',
    'In a table the exact time stands there while the row has the keyboard’s focus.',
  ],
  related: ['DataTable', 'ImageList', 'JobsTable'],
};
