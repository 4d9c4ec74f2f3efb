import { LeafNotifications, notify } from '@leaf/ui';
import type { ComponentAdvice } from '../../../../../.storybook/docs/advice.ts';

/** How a host renders it. */
export function Usage() {
  return (
    <>
      <LeafNotifications />
      <button type="button" onClick={() => notify('Row added.')}>
        Add
      </button>
    </>
  );
}

export const advice: ComponentAdvice<typeof LeafNotifications> = {
  status: 'stable',
  aliases: ['toast', 'snackbar', 'notice'],
  use: ['Something succeeded, and its view is gone.'],
  avoid: [{ when: 'Something failed', instead: 'ErrorBanner' }],
  pairs: [],
  rules: {
    do: [
      'Render it once inside `LeafProvider`, with the page and not with the first notice, and report with `notify`.',
      'Say what happened.',
    ],
    dont: ['Don’t use it for errors: show them where they happened.'],
  },
  writing: ['Object, then participle: “Campaign “Spring launch” deleted.”'],
  accessibility: ['Announced politely, and stays long enough to be read.'],
  related: ['SuccessNote'],
};
