import { AppFrame, type AppFrameProps } from '@leaf/ui';
import type { ComponentAdvice } from '../../../../../.storybook/docs/advice.ts';

/** How a host renders it. */
export function Usage({ homeHref, privacyHref, children }: AppFrameProps) {
  return (
    <AppFrame homeHref={homeHref} privacyHref={privacyHref}>
      {children}
    </AppFrame>
  );
}

export const advice: ComponentAdvice<typeof AppFrame> = {
  status: 'stable',
  aliases: ['shell', 'header', 'navigation', 'layout'],
  use: ['Every page of a product needs the same frame.'],
  avoid: [{ when: 'A page has one short task', instead: 'FormPage' }],
  pairs: [
    {
      do: ['Name places by their content.', {}],
      dont: [
        'Don’t name places by verbs.',
        {
          places: [
            { label: 'Go to campaigns', href: '#a', current: true },
            { label: 'Optimise images now', href: '#b' },
          ],
        },
      ],
    },
  ],
  rules: {
    do: ['Put it around every page, once.', 'Mark the current place, so that users know where they are.'],
    dont: ['Don’t add a second navigation: each page has a link back above its title.'],
  },
  writing: ['Places are plural nouns.'],
  accessibility: [
    'The first tab stop is a link that skips to the content.',
    'Header, main and footer are landmarks.',
    'The account menu is a button with the e-mail in its name.',
  ],
  related: ['PageHeader', 'PrivacyScreen'],
};
