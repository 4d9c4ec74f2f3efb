import { FormPage } from '@leaf/ui';
import type { ComponentAdvice } from '../../../../../.storybook/docs/advice.ts';

/** How a host renders it. */
export function Usage() {
  return <FormPage title="Reset password">The form of the task.</FormPage>;
}

export const advice: ComponentAdvice<typeof FormPage> = {
  status: 'stable',
  aliases: ['narrow page', 'sign up', 'single task'],
  use: ['A page has a single short task.'],
  avoid: [{ when: 'A page has several parts', instead: 'Section' }],
  pairs: [
    {
      do: ['Use the task as the title.', { title: 'Reset password' }],
      dont: ['Don’t use the system as the title.', { title: 'Leaf account service' }],
    },
  ],
  rules: {
    do: ['Use it for a code, a password, a choice.'],
    dont: ['Don’t put two primary actions on it.'],
  },
  writing: ['The title is a verb and an object.'],
  accessibility: [
    'Its one h1 receives the focus after navigation.',
    'Errors are announced at once, successes politely.',
  ],
  related: ['LoginScreen', 'PageHeader'],
};
