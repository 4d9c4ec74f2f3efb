import { OptimizeForm, type OptimizeFormProps } from '@leaf/ui';
import type { ComponentAdvice } from '../../../../../.storybook/docs/advice.ts';

/** How a host renders it. */
export function Usage({ onSubmit }: OptimizeFormProps) {
  return <OptimizeForm onSubmit={onSubmit} />;
}

export const advice: ComponentAdvice<typeof OptimizeForm> = {
  status: 'stable',
  aliases: ['compress', 'target', 'quality'],
  use: ['An image gets a job.'],
  avoid: [{ when: 'A file is uploaded', instead: 'UploadPanel' }],
  pairs: [
    {
      do: ['Say why it failed.', { error: 'The job could not be created: two are running.' }],
      dont: ['Don’t ask for a number without a meaning.', { labels: { target: 'x' } }],
    },
  ],
  rules: {
    do: ['Pass the megapixels: the recommended value follows from them.'],
    dont: ['Don’t send a target for LEAN: it has none.'],
  },
  writing: ['A target has its unit and what it means.'],
  accessibility: [
    'The slider answers to arrow keys, Home and End.',
    'What a mode does stands in words beside it.',
  ],
  related: ['RecommendedSsimTable', 'ImageDetailScreen'],
};
