import { NumberField } from '@leaf/ui';
import { useState } from 'react';
import type { ComponentAdvice } from '../../../../../.storybook/docs/advice.ts';

/** How a host renders it. */
export function Usage() {
  const [payload, setPayload] = useState('');
  return <NumberField label="Payload" unit="GB" value={payload} onChange={setPayload} />;
}

export const advice: ComponentAdvice<typeof NumberField> = {
  status: 'stable',
  aliases: ['input', 'decimal', 'amount'],
  use: ['Users type a number, with the decimal sign of any language.'],
  avoid: [{ when: 'The digits are a code', instead: 'CodeField' }],
  pairs: [
    {
      do: ['Put the unit in the field.', { label: 'Payload', unit: 'GB' }],
      dont: ['Don’t put the unit in the label.', { label: 'Payload in gigabytes (GB)', unit: undefined }],
    },
  ],
  rules: {
    do: [
      'Pass the unit: it is shown at the end of the field.',
      'Parse the value with the form’s rules: a decimal comma is valid.',
    ],
    dont: ['Don’t reformat decimals while the user types.'],
  },
  writing: ['The label is a noun, without unit or colon.'],
  accessibility: ['A text field with a numeric keyboard; no spin buttons to press by accident.'],
  related: ['StorageForm', 'DeliveryForm'],
};
