import { UsageList, type UsageListProps } from '@leaf/ui';
import type { ComponentAdvice } from '../../../../../.storybook/docs/advice.ts';

/** How a host renders it. */
export function Usage({ usage }: UsageListProps) {
  return <UsageList usage={usage} />;
}

export const advice: ComponentAdvice<typeof UsageList> = {
  status: 'beta',
  aliases: ['limits', 'quota', 'storage'],
  use: ['An admin sees what of each limit is used.'],
  avoid: [{ when: 'A limit is near', instead: 'UsageNote' }],
  pairs: [
    {
      do: ['Name the limit by what it holds.', {}],
      dont: ['Don’t call it a quota.', { labels: { title: 'Quotas' } }],
    },
  ],
  rules: {
    do: ['Show it where the organization is managed.', 'Ask for it again after a deletion.'],
    dont: ['Don’t show it to those who cannot delete anything.'],
  },
  writing: ['“12 of 50 images”, never a percentage alone.'],
  accessibility: ['Each amount is a sentence; the bar beside it is for the eye alone.'],
  related: ['UsageNote', 'OrganizationScreen'],
};
