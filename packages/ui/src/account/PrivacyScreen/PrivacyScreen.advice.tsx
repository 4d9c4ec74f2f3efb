import { PrivacyScreen, type PrivacyScreenProps } from '@leaf/ui';
import type { ComponentAdvice } from '../../../../../.storybook/docs/advice.ts';

/** How a host renders it. */
export function Usage(props: PrivacyScreenProps) {
  return <PrivacyScreen {...props} />;
}

export const advice: ComponentAdvice<typeof PrivacyScreen> = {
  status: 'stable',
  aliases: ['gdpr', 'data protection', 'cookies'],
  use: ['The footer of every page leads here.'],
  avoid: [{ when: 'You need terms of use', instead: 'Section' }],
  pairs: [
    {
      do: ['Use plain words.', {}],
      dont: ['Don’t use the words of a contract.', { labels: { title: 'Notice pursuant to Art. 13' } }],
    },
  ],
  rules: {
    do: ['Link it in the footer of every page.'],
    dont: ['Don’t use it for the terms of a host product: replace its labels.'],
  },
  writing: ['Short sentences; what is stored comes before what is not.'],
  accessibility: [
    'One h1, which takes the focus after a change of page.',
    'Sections have headings in order.',
  ],
  related: ['AppFrame'],
};
