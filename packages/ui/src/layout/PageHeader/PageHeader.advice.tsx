import { PageHeader } from '@leaf/ui';
import type { ComponentAdvice } from '../../../../../.storybook/docs/advice.ts';

/** How a host renders it. */
export function Usage() {
  return <PageHeader title="Spring launch" backHref="/openghg" />;
}

export const advice: ComponentAdvice<typeof PageHeader> = {
  status: 'stable',
  aliases: ['title', 'breadcrumb', 'back'],
  use: ['A page has a name, a way back and actions.'],
  avoid: [{ when: 'A part of a page has a name', instead: 'Section' }],
  pairs: [
    {
      do: ['Title the thing.', { title: 'Spring launch' }],
      dont: [
        'Don’t title with a sentence.',
        { title: 'Here you can see all details of your campaign Spring launch' },
      ],
    },
  ],
  rules: {
    do: [
      'Begin every page of a tool with it.',
      'Pass what went wrong as error: the banner stands below the title.',
    ],
    dont: ['Don’t give it more than one primary button.'],
  },
  writing: ['A name or a noun, without a full stop.'],
  accessibility: ['Its title is the page’s one h1 and can take the focus after a change of page.'],
  related: ['AppFrame', 'ErrorBanner'],
};
