import { FormPage } from '@leaf/ui';
import type { ComponentAdvice } from '../../../../../.storybook/docs/advice.ts';

/** How a host renders it. */
export function Usage() {
  return <FormPage title="Reset password">The form of the task.</FormPage>;
}

export const advice: ComponentAdvice<typeof FormPage> = {
  status: 'stable',
  aliases: ['narrow page', 'sign up', 'single task'],
  use: ['A page has one short task.'],
  avoid: [{ when: 'A page has several parts', instead: 'Section' }],
  pairs: [
    {
      do: ['Title the task.', { title: 'Reset password' }],
      dont: ['Don’t title the system.', { title: 'Leaf account service' }],
    },
  ],
  rules: {
    do: ['Use it for one short task: a code, a password, a choice.'],
    dont: ['Don’t put two primary actions on it.'],
  },
  writing: ['A verb and a thing.'],
  accessibility: ['One h1, which can take the focus.', 'Errors are announced, good news politely.'],
  related: ['LoginScreen', 'PageHeader'],
};
