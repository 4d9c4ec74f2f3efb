import { Section } from '@leaf/ui';
import type { ComponentAdvice } from '../../../../../.storybook/docs/advice.ts';

/** How a host renders it. */
export function Usage() {
  return <Section title="Members">Everybody who belongs to the organization.</Section>;
}

export const advice: ComponentAdvice<typeof Section> = {
  status: 'stable',
  aliases: ['card', 'panel', 'box'],
  use: ['A part of a page has a name and an edge.'],
  avoid: [{ when: 'It is the whole page', instead: 'PageHeader' }],
  pairs: [
    {
      do: ['Title it with a noun.', { title: 'Members' }],
      dont: ['Don’t stand a section in a section.', { title: 'Section: Members (card)' }],
    },
  ],
  rules: {
    do: [
      'Group what belongs together, with a title that names it.',
      'Use flush for tables, which reach the edges.',
    ],
    dont: ['Don’t nest sections.', 'Don’t use danger for anything but destroying.'],
  },
  writing: ['A noun in the plural, a sentence below it.'],
  accessibility: ['A titled section is a region named by its title.'],
  related: ['PageHeader', 'OrganizationScreen'],
};
