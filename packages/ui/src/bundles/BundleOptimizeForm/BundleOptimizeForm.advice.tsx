import { BundleOptimizeForm, type BundleOptimizeFormProps } from '@leaf/ui/bundles';
import type { ComponentAdvice } from '../../../../../.storybook/docs/advice.ts';

/** How a host renders it. */
export function Usage(props: BundleOptimizeFormProps) {
  return <BundleOptimizeForm {...props} />;
}

export const advice: ComponentAdvice<typeof BundleOptimizeForm> = {
  status: 'beta',
  aliases: ['optimise', 'platform', 'budget', 'limit'],
  use: ['Users make an HTML5 creative lighter for a platform.'],
  avoid: [{ when: 'It is a picture', instead: 'OptimizeForm' }],
  pairs: [
    {
      do: ['Call the action by its outcome.', {}],
      dont: ['Don’t call it by how it is done.', { labels: { create: 'Run encoder' } }],
    },
  ],
  rules: {
    do: ['Pass `again` once there is a lighter version, so that its download is the one primary action.'],
    dont: ['Don’t ask for a limit that the platform sets anyway.'],
  },
  writing: ['The help under a field says what the field changes, in one sentence.'],
  accessibility: ['The slider takes the arrow keys; faults are announced at their field.'],
  related: ['BundleJobs', 'OptimizeForm'],
};
