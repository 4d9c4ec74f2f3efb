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
  use: ['A number is typed, with the comma of any language.'],
  avoid: [{ when: 'Six digits are a code', instead: 'CodeField' }],
  pairs: [
    {
      do: ['Put the unit into the field.', { label: 'Payload', unit: 'GB' }],
      dont: ['Don’t put the unit into the label.', { label: 'Payload in gigabytes (GB)', unit: undefined }],
    },
  ],
  rules: {
    do: ['Pass the unit: it stands at the field’s end.', 'Accept a comma: it already does.'],
    dont: ['Don’t change what was typed while it is typed.'],
  },
  writing: ['A noun, without unit or colon.'],
  accessibility: ['A text field with a numeric keyboard; no spinner to hit by accident.'],
  related: ['StorageForm', 'DeliveryForm'],
};
