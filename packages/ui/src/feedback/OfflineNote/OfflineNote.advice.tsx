import { OfflineNote, type OfflineNoteProps } from '@leaf/ui';
import type { ComponentAdvice } from '../../../../../.storybook/docs/advice.ts';

/** How a host renders it. */
export function Usage({ offline }: OfflineNoteProps) {
  return <OfflineNote offline={offline} />;
}

export const advice: ComponentAdvice<typeof OfflineNote> = {
  status: 'stable',
  aliases: ['connection', 'network'],
  use: ['There is no connection.'],
  avoid: [{ when: 'The server refused', instead: 'ErrorBanner' }],
  pairs: [
    {
      do: ['Say what is still true.', {}],
      dont: ['Don’t ask to check cables.', { labels: { offline: 'No internet! Check your router.' } }],
    },
  ],
  rules: {
    do: ['Tell it what the browser knows about the connection.'],
    dont: ['Don’t block the page: what is loaded can still be read.'],
  },
  writing: ['Say that what is seen may be old.'],
  accessibility: ['A status, announced when the connection goes and comes back.'],
  related: ['ErrorBanner'],
};
