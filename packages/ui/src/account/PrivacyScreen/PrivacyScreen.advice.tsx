import { PrivacyScreen, type PrivacyScreenProps } from '@leaf/ui';
import type { ComponentAdvice } from '../../../../../.storybook/docs/advice.ts';

/** How a host renders it. */
export function Usage(props: PrivacyScreenProps) {
  return <PrivacyScreen {...props} />;
}

export const advice: ComponentAdvice<typeof PrivacyScreen> = {
  status: 'stable',
  aliases: ['gdpr', 'data protection', 'cookies'],
  use: ['Users want to know which personal data is stored; the footer of every page links here.'],
  avoid: [{ when: 'You need terms of use', instead: 'Section' }],
  pairs: [
    {
      do: ['Use plain language.', {}],
      dont: ['Don’t use legal language.', { labels: { title: 'Notice pursuant to Art. 13' } }],
    },
  ],
  rules: {
    do: ['Link it in the footer of every page.'],
    dont: ['Don’t use it for the terms of a host product: replace its labels.'],
  },
  writing: ['Short sentences; say what is stored before what is not.'],
  accessibility: ['Its one h1 receives the focus after navigation.', 'Headings follow in order.'],
  related: ['AppFrame'],
};
