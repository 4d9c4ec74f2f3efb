import { Section } from '@leaf/ui';
import type { ComponentAdvice } from '../../../../../.storybook/docs/advice.ts';

/** How a host renders it. */
export function Usage() {
  return <Section title="Members">Everybody who belongs to the organization.</Section>;
}

export const advice: ComponentAdvice<typeof Section> = {
  status: 'stable',
  aliases: ['card', 'panel', 'box'],
  use: ['A part of a page needs a title and a border.'],
  avoid: [{ when: 'You title the whole page', instead: 'PageHeader' }],
  pairs: [
    {
      do: ['Use a noun as the title.', { title: 'Members' }],
      dont: ['Don’t describe the layout.', { title: 'Section: Members (card)' }],
    },
  ],
  rules: {
    do: [
      'Group related content under a title that names it.',
      'Use `flush` for tables, which extend to the edges.',
    ],
    dont: ['Don’t nest sections.', 'Don’t use `danger` for anything but destructive actions.'],
  },
  writing: ['A noun as the title, and a sentence below it.'],
  accessibility: ['A titled section is a region named after its title.'],
  related: ['PageHeader', 'OrganizationScreen'],
};
