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
  use: ['A form asks for a six-digit code from an e-mail.'],
  avoid: [{ when: 'The number is an amount', instead: 'NumberField' }],
  pairs: [
    {
      do: ['Say where the code comes from.', { label: 'Activation code' }],
      dont: ['Don’t name it after the technology.', { label: 'OTP token' }],
    },
  ],
  rules: { do: [], dont: [] },
  writing: ['Use the term that the e-mail uses.'],
  accessibility: ['One field with `autocomplete="one-time-code"`, so that phones suggest the code.'],
  related: ['ActivateScreen', 'ResetScreen'],
};
