import { OptimizeForm, type OptimizeFormProps } from '@leaf/ui';
import type { ComponentAdvice } from '../../../../../.storybook/docs/advice.ts';

/** How a host renders it. */
export function Usage({ onSubmit }: OptimizeFormProps) {
  return <OptimizeForm onSubmit={onSubmit} />;
}

export const advice: ComponentAdvice<typeof OptimizeForm> = {
  status: 'stable',
  aliases: ['compress', 'target', 'quality'],
  use: ['Users start an optimisation job for an image.'],
  avoid: [{ when: 'Users upload a file', instead: 'UploadPanel' }],
  pairs: [
    {
      do: ['Say why it failed.', { error: 'The job could not be created: two are running.' }],
      dont: ['Don’t ask for a number without explaining it.', { labels: { target: 'x' } }],
    },
  ],
  rules: {
    do: [
      'Pass the megapixels: the recommended value depends on them.',
      'Pass `kept` where an organization keeps settings under names.',
    ],
    dont: ['Don’t send a target for LEAN: it has none.'],
  },
  writing: ['Every target has a unit and an explanation.'],
  accessibility: ['Arrow keys, Home and End move the slider.', 'A sentence explains each mode.'],
  related: ['RecommendedSsimTable', 'ImageDetailScreen'],
};
