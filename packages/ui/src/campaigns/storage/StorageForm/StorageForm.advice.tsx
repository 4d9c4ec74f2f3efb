import { StorageForm, type StorageFormProps } from '@leaf/ui';
import type { ComponentAdvice } from '../../../../../../.storybook/docs/advice.ts';

/** How a host renders it. */
export function Usage(props: StorageFormProps) {
  return <StorageForm {...props} />;
}

export const advice: ComponentAdvice<typeof StorageForm> = {
  status: 'stable',
  aliases: ['files', 'copies', 'add row'],
  use: ['The files of a campaign are entered.'],
  avoid: [{ when: 'Rows come from a file', instead: 'PlanImport' }],
  pairs: [
    {
      do: ['Say what one number means.', {}],
      dont: ['Don’t leave the unit to be guessed.', { labels: { payload: 'Size' } }],
    },
  ],
  rules: {
    do: ['Take the payload as it leaves: the rules have been applied.'],
    dont: ['Don’t validate again in the host.'],
  },
  writing: ['“Copies” is counted, “payload” is measured.'],
  accessibility: [
    'A failed submit puts the focus on the first field at fault, with its sentence below it.',
    'Units stand inside the field and are part of its description.',
    'The live estimate is a status.',
  ],
  related: ['StorageTab', 'NumberField'],
};
