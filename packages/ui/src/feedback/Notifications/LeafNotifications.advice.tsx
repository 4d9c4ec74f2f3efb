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
  use: ['A success outlives the view it happened in.'],
  avoid: [{ when: 'Something failed', instead: 'ErrorBanner' }],
  pairs: [
    {
      do: ['Say what happened.', {}],
      dont: ['Don’t put an error there.', {}],
    },
  ],
  rules: {
    do: ['Use it for good news that outlives its view: saved, deleted, finished.'],
    dont: ['Don’t put errors into it.'],
  },
  writing: ['Thing and participle: “Campaign “Spring launch” deleted.”'],
  accessibility: ['Announced politely, and stays long enough to be read.'],
  related: ['SuccessNote'],
};
