import { PageHeader } from '@leaf/ui';
import type { ComponentAdvice } from '../../../../../.storybook/docs/advice.ts';

/** How a host renders it. */
export function Usage() {
  return <PageHeader title="Spring launch" backHref="/openghg" />;
}

export const advice: ComponentAdvice<typeof PageHeader> = {
  status: 'stable',
  aliases: ['title', 'breadcrumb', 'back'],
  use: ['A page needs a title, a link back and actions.'],
  avoid: [{ when: 'You title a part of a page', instead: 'Section' }],
  pairs: [
    {
      do: ['Use the name of the object.', { title: 'Spring launch' }],
      dont: [
        'Don’t use a sentence as the title.',
        { title: 'Here you can see all details of your campaign Spring launch' },
      ],
    },
  ],
  rules: {
    do: [
      'Start every page of a tool with it.',
      'Pass problems as `error`: the banner appears below the title.',
    ],
    dont: ['Don’t give it more than one primary button.'],
  },
  writing: ['The title is a name or a noun, without a full stop.'],
  accessibility: ['Its title is the page’s one h1 and receives the focus after navigation.'],
  related: ['AppFrame', 'ErrorBanner'],
};
