import { StorageForm, type StorageFormProps } from '@leaf/ui';
import type { ComponentAdvice } from '../../../../../../.storybook/docs/advice.ts';

/** How a host renders it. */
export function Usage(props: StorageFormProps) {
  return <StorageForm {...props} />;
}

export const advice: ComponentAdvice<typeof StorageForm> = {
  status: 'stable',
  aliases: ['files', 'copies', 'add row'],
  use: ['Users enter the files of a campaign, their size and their copies.'],
  avoid: [{ when: 'Many rows come from a file', instead: 'PlanImport' }],
  pairs: [
    {
      do: ['Say what each number means.', {}],
      dont: ['Don’t make users guess the unit.', { labels: { payload: 'Size' } }],
    },
  ],
  rules: {
    do: ['Send the payload as it is: the form has already validated it.'],
    dont: ['Don’t validate it again in the host.'],
  },
  writing: ['“Copies” are counted, the “payload” is measured in GB.'],
  accessibility: [
    'After a failed submit the first invalid field has the focus, with its message below it.',
    'Units are inside the field and part of its accessible name.',
    'The live estimate is a status region.',
  ],
  related: ['StorageTab', 'NumberField'],
};
