'use no memo'; // Four fields, cheap to draw: compiled they would weigh on the first page.

import { Button, Stack, TextInput } from '@mantine/core';
import { useForm } from '../../form/useForm.ts';
import { useLabels } from '../../labels/useLabels.ts';
import { focusFirstError } from '../../layout/focusFirstError.ts';
import {
  accountRuleLabels,
  type SignUp,
  type SignUpForm as SignUpValues,
  signUpRules,
  signUpStart,
  toSignUp,
  usernameMaxLength,
} from '../accountRules.ts';
import { EmailField } from '../EmailField.tsx';
import { PasswordField } from '../PasswordField/PasswordField.tsx';

export const signUpFormLabels = {
  ...accountRuleLabels,
  email: 'Email',
  username: 'Username',
  password: 'Password',
  passwordHelp: 'At least 8 characters. A sentence is easier to remember than symbols.',
  confirm: 'Confirm Password',
  submit: 'Create Account',
};

export type SignUpFormProps = {
  /** The address of the account. */
  email?: string;
  /** Keeps the address while tabs or pages change. */
  onEmailChange?: (email: string) => void;
  submitting?: boolean;
  /** Takes a complete and valid sign-up. */
  onSignUp: (signUp: SignUp) => void;
  labels?: Partial<typeof signUpFormLabels>;
};

/** Creates an account. The password is typed twice but sent once. */
export function SignUpForm({ email, onEmailChange, submitting = false, onSignUp, labels }: SignUpFormProps) {
  const text = useLabels('signUpForm', signUpFormLabels, labels);
  const form = useForm({
    initialValues: signUpStart(email),
    validate: signUpRules(text),
    onValuesChange: (values) => onEmailChange?.(values.email),
  });
  const send = (values: SignUpValues) => {
    if (!submitting) onSignUp(toSignUp(values));
  };
  return (
    <form noValidate onSubmit={form.onSubmit(send, focusFirstError)}>
      <Stack gap="md">
        <EmailField label={text.email} {...form.getInputProps('email')} />
        <TextInput
          required
          withAsterisk={false}
          label={text.username}
          autoComplete="nickname"
          maxLength={usernameMaxLength}
          {...form.getInputProps('username')}
        />
        <PasswordField
          label={text.password}
          description={text.passwordHelp}
          autoComplete="new-password"
          {...form.getInputProps('password')}
        />
        <PasswordField label={text.confirm} autoComplete="new-password" {...form.getInputProps('confirm')} />
        <Button type="submit" fullWidth loading={submitting}>
          {text.submit}
        </Button>
      </Stack>
    </form>
  );
}
