'use no memo'; // One field, cheap to draw: compiled it would weigh on the first page.

import { TextInput, type TextInputProps } from '@mantine/core';
import { emailMaxLength } from './accountRules.ts';

/** The address of an account. */
export function EmailField(props: TextInputProps) {
  return (
    <TextInput
      required
      withAsterisk={false}
      type="email"
      autoComplete="username"
      maxLength={emailMaxLength}
      {...props}
    />
  );
}
