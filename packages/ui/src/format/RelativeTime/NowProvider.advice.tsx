import { NowProvider, RelativeTime } from '@leaf/ui';
import { useEffect, useState } from 'react';
import type { ComponentAdvice } from '../../../../../.storybook/docs/advice.ts';

/** How a host renders it. */
export function Usage() {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 60_000);
    return () => clearInterval(timer);
  }, []);
  return (
    <NowProvider now={now}>
      <RelativeTime iso="2026-11-22T11:35:00Z" />
    </NowProvider>
  );
}

export const advice: ComponentAdvice<typeof NowProvider> = {
  status: 'beta',
  aliases: ['clock', 'time', 'date', 'ago'],
  use: ['Lists of your app say how long ago something was.'],
  avoid: [{ when: 'Only the exact time matters: without a clock it is shown', instead: 'RelativeTime' }],
  pairs: [
    {
      do: ['Renew the time, about once a minute.', { now: Date.parse('2026-11-22T12:00:00Z') }],
      dont: ['Don’t leave it as it was when the page came.', { now: Date.parse('2026-11-22T11:36:00Z') }],
    },
  ],
  rules: {
    do: ['Place it once, inside `LeafProvider`.', 'Give a fixed time in tests.'],
    dont: ['Don’t renew it every second: the texts change by the minute.'],
  },
  writing: ['It has no words of its own.'],
  accessibility: ['A text that becomes older is not announced.'],
  related: ['RelativeTime', 'LeafProvider'],
};
