import { Anchor, Button, Stack } from '@mantine/core';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useForm } from '../../form/useForm.ts';
import { useLabels } from '../../labels/useLabels.ts';
import { FormPage } from '../../layout/FormPage/FormPage.tsx';
import { findField, focusFirstError } from '../../layout/focusFirstError.ts';
import { LeafLink } from '../../theme/LeafLink.tsx';
import { accountRuleLabels } from '../accountRules.ts';
import { CodeField } from '../CodeField/CodeField.tsx';
import { type PasswordReset, type ResetForm, resetRules, resetStart, toReset } from '../codeRules.ts';
import { EmailField } from '../EmailField.tsx';
import { PasswordField } from '../PasswordField/PasswordField.tsx';
import { ProductBand } from '../ProductBand/ProductBand.tsx';

export const resetLabels = {
  ...accountRuleLabels,
  title: 'Reset password',
  description: 'Enter the 6-digit code from the e-mail and choose a new password.',
  severalSignUps:
    'Your e-mail address is verified. Somebody signed up with it more than once, so we kept none of the passwords. Enter the 6-digit code from the e-mail we just sent, and choose one.',
  email: 'Email',
  code: 'Reset code',
  codeRefused: 'This code was not accepted. Enter the newest code.',
  password: 'New password',
  passwordHelp: 'At least 8 characters. A sentence is easier to remember than symbols.',
  confirm: 'Confirm password',
  submit: 'Reset password',
  again: 'Send a new code',
  signIn: 'Back to sign in',
};

export type ResetScreenProps = {
  /** The address of the account. */
  email?: string;
  error?: string;
  /** The error is about the code: its field is marked and focused. */
  refused?: boolean;
  success?: string;
  submitting?: boolean;
  /** Where to sign in. */
  signInHref: string;
  /**
   * The address has just been verified, but several sign-ups used it, so no password was kept. The page
   * explains this.
   */
  severalSignUps?: boolean;
  /** Where a new code can be requested, given the e-mail typed so far. */
  forgotHref?: (email: string) => string;
  /** Takes the code and the new password. */
  onReset: (reset: PasswordReset) => void;
  labels?: Partial<typeof resetLabels>;
};

/** Sets a new password with the code from the reset mail. */
export function ResetScreen({
  email,
  error,
  refused = false,
  success,
  submitting = false,
  signInHref,
  severalSignUps = false,
  forgotHref,
  onReset,
  labels,
}: ResetScreenProps) {
  const text = useLabels('reset', resetLabels, labels);
  const form = useForm({ initialValues: resetStart(email), validate: resetRules(text) });
  const [sent, setSent] = useState<PasswordReset>();
  const element = useRef<HTMLFormElement>(null);
  const { email: address, reset_code: code } = toReset(form.values);
  const wrong = refused && address === sent?.email && code === sent.reset_code;
  useEffect(() => {
    if (refused && !submitting) selectCode(element.current);
  }, [refused, submitting]);
  const send = (values: ResetForm, event?: FormEvent<HTMLFormElement>) => {
    if (submitting) return;
    // Only five attempts are allowed, and the same one fails again.
    if (wrong) return selectCode(event?.currentTarget ?? null);
    const reset = toReset(values);
    setSent(reset);
    onReset(reset);
  };
  return (
    <FormPage
      aside={<ProductBand />}
      title={text.title}
      description={severalSignUps ? text.severalSignUps : text.description}
      error={error}
      success={success}
      footer={
        <>
          <Anchor component={LeafLink} href={signInHref} size="sm">
            {text.signIn}
          </Anchor>
          {forgotHref && (
            <Anchor component={LeafLink} href={forgotHref(form.values.email.trim())} size="sm">
              {text.again}
            </Anchor>
          )}
        </>
      }
    >
      <form ref={element} noValidate onSubmit={form.onSubmit(send, focusFirstError)}>
        <Stack gap="md">
          <EmailField label={text.email} {...form.getInputProps('email')} />
          <CodeField
            label={text.code}
            refused={wrong ? text.codeRefused : undefined}
            {...form.getInputProps('reset_code')}
          />
          <PasswordField
            label={text.password}
            description={text.passwordHelp}
            autoComplete="new-password"
            {...form.getInputProps('password')}
          />
          <PasswordField
            label={text.confirm}
            autoComplete="new-password"
            {...form.getInputProps('confirm')}
          />
          <Button type="submit" fullWidth loading={submitting}>
            {text.submit}
          </Button>
        </Stack>
      </form>
    </FormPage>
  );
}

/** Focuses the code. It is full: what is typed next has to replace it. */
function selectCode(form: HTMLFormElement | null) {
  const code = findField(form, ['reset_code']);
  if (!(code instanceof HTMLInputElement)) return;
  code.focus();
  code.select();
}
