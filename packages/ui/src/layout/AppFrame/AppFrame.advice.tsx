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
  use: ['Every page of a product stands in it, once.'],
  avoid: [{ when: 'A page has one short task', instead: 'FormPage' }],
  pairs: [
    {
      do: ['Name the places by what is there.', {}],
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
    do: ['Put it around every page, once.', 'Name the tool in use, so that people know where they are.'],
    dont: ['Don’t add a second navigation: the way back stands above each page’s title.'],
  },
  writing: ['Places are nouns in the plural.'],
  accessibility: [
    'The first Tab stop skips to the content.',
    'Header, main and footer are landmarks.',
    'The account menu is a button with the e-mail in its name.',
  ],
  related: ['PageHeader', 'PrivacyScreen'],
};
