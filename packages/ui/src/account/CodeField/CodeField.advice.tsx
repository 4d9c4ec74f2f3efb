import { CodeField } from '@leaf/ui';
import { useState } from 'react';
import type { ComponentAdvice } from '../../../../../.storybook/docs/advice.ts';

/** How a host renders it. */
export function Usage() {
  const [code, setCode] = useState('');
  return <CodeField label="Activation code" value={code} onChange={setCode} />;
}

export const advice: ComponentAdvice<typeof CodeField> = {
  status: 'stable',
  aliases: ['otp', 'pin', 'six digits', '2fa'],
  use: ['A code of six digits from a mail has to be typed or pasted.'],
  avoid: [{ when: 'The number is an amount', instead: 'NumberField' }],
  pairs: [
    {
      do: ['Say where the code comes from.', { label: 'Activation code' }],
      dont: ['Don’t name it after the technique.', { label: 'OTP token' }],
    },
  ],
  rules: { do: [], dont: [] },
  writing: ['Call it what the mail calls it.'],
  accessibility: ['One field with `autocomplete="one-time-code"`, so that a phone offers the code.'],
  related: ['ActivateScreen', 'ResetScreen'],
};
