'use no memo'; // Two fields, cheap to draw: compiled they would weigh on the first page.

import { Anchor, Button, Stack } from '@mantine/core';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useForm } from '../../form/useForm.ts';
import { useLabels } from '../../labels/useLabels.ts';
import { findField, focusFirstError } from '../../layout/focusFirstError.ts';
import { LeafLink } from '../../theme/LeafLink.tsx';
import { accountRuleLabels, type Credentials, logInRules, toCredentials } from '../accountRules.ts';
import { EmailField } from '../EmailField.tsx';
import { PasswordField } from '../PasswordField/PasswordField.tsx';

export const logInFormLabels = {
  ...accountRuleLabels,
  email: 'Email',
  password: 'Password',
  submit: 'Log In',
  forgot: 'Forgot Password',
};

export type LogInFormProps = {
  /** The address of the account. */
  email?: string;
  /** Keeps the address while tabs or pages change. */
  onEmailChange?: (email: string) => void;
  /** Where Forgot Password leads, given the e-mail typed so far. */
  forgotHref: (email: string) => string;
  submitting?: boolean;
  /** Takes a complete pair of address and password. */
  onLogIn: (credentials: Credentials) => void;
  labels?: Partial<typeof logInFormLabels>;
};

/** Logs in with e-mail and password. */
export function LogInForm({
  email = '',
  onEmailChange,
  forgotHref,
  submitting = false,
  onLogIn,
  labels,
}: LogInFormProps) {
  const text = useLabels('logInForm', logInFormLabels, labels);
  const form = useForm({
    initialValues: { email, password: '' },
    validate: logInRules(text),
    onValuesChange: (values) => onEmailChange?.(values.email),
  });
  const element = useRef<HTMLFormElement>(null);
  // A prerendered page may have been filled in before its code loaded, for example by a password manager.
  const takeOver = useEffectEvent(() => {
    for (const field of ['email', 'password'] as const) {
      const input = findField(element.current, [field]);
      if (input instanceof HTMLInputElement && input.value !== form.values[field])
        form.setFieldValue(field, input.value);
    }
  });
  useEffect(() => takeOver(), []);
  const send = (values: Credentials) => {
    if (!submitting) onLogIn(toCredentials(values));
  };
  return (
    <form ref={element} noValidate onSubmit={form.onSubmit(send, focusFirstError)}>
      <Stack gap="md">
        <EmailField label={text.email} {...form.getInputProps('email')} />
        <PasswordField
          label={text.password}
          autoComplete="current-password"
          {...form.getInputProps('password')}
        />
        <Button type="submit" fullWidth loading={submitting}>
          {text.submit}
        </Button>
        <Anchor component={LeafLink} href={forgotHref(form.values.email.trim())} size="sm" mx="auto">
          {text.forgot}
        </Anchor>
      </Stack>
    </form>
  );
}
