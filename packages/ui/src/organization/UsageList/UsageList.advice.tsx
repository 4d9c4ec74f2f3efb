import { UsageList, type UsageListProps } from '@leaf/ui';
import type { ComponentAdvice } from '../../../../../.storybook/docs/advice.ts';

/** How a host renders it. */
export function Usage({ usage, failed, onRetry }: UsageListProps) {
  return <UsageList usage={usage} failed={failed} onRetry={onRetry} />;
}

export const advice: ComponentAdvice<typeof UsageList> = {
  status: 'beta',
  aliases: ['limits', 'quota', 'storage'],
  use: ['An admin checks how much of each limit is used.'],
  avoid: [{ when: 'A limit is nearly reached', instead: 'UsageNote' }],
  pairs: [
    {
      do: ['Name what is limited.', {}],
      dont: ['Don’t call it a quota.', { labels: { title: 'Quotas' } }],
    },
  ],
  rules: {
    do: ['Show it on the organization’s page.', 'Refetch the usage after a deletion.'],
    dont: ['Don’t show it to users who cannot delete anything.'],
  },
  writing: ['“12 of 50 images”, never a percentage alone.'],
  accessibility: ['Each amount is text; the bar beside it is decorative.'],
  related: ['UsageNote', 'OrganizationScreen'],
};
