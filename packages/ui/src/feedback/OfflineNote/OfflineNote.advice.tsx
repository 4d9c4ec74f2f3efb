import { OfflineNote, type OfflineNoteProps } from '@leaf/ui';
import type { ComponentAdvice } from '../../../../../.storybook/docs/advice.ts';

/** How a host renders it. */
export function Usage({ offline }: OfflineNoteProps) {
  return <OfflineNote offline={offline} />;
}

export const advice: ComponentAdvice<typeof OfflineNote> = {
  status: 'stable',
  aliases: ['connection', 'network'],
  use: ['The browser has lost its connection.'],
  avoid: [{ when: 'A request failed', instead: 'ErrorBanner' }],
  pairs: [
    {
      do: ['Say what still works.', {}],
      dont: [
        'Don’t ask users to check their hardware.',
        { labels: { offline: 'No internet! Check your router.' } },
      ],
    },
  ],
  rules: {
    do: ['Pass the browser’s own online state.'],
    dont: ['Don’t block the page: loaded content can still be read.'],
  },
  writing: ['Say that the content may be out of date.'],
  accessibility: ['A status region, announced when the connection is lost.'],
  related: ['ErrorBanner'],
};
