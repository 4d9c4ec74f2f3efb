import { Anchor, Button, Stack, VisuallyHidden } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useForm } from '../../form/useForm.ts';
import { useLabels } from '../../labels/useLabels.ts';
import { FormPage } from '../../layout/FormPage/FormPage.tsx';
import { findField, focusFirstError } from '../../layout/focusFirstError.ts';
import { LeafLink } from '../../theme/LeafLink.tsx';
import { accountRuleLabels, emailRule } from '../accountRules.ts';
import { CodeField } from '../CodeField/CodeField.tsx';
import { type Activation, activationRules, toActivation } from '../codeRules.ts';
import { EmailField } from '../EmailField.tsx';
import { ProductBand } from '../ProductBand/ProductBand.tsx';

export const activateLabels = {
  ...accountRuleLabels,
  title: 'Verify your email',
  description: 'We sent a 6-digit code. It is valid for 10 minutes.',
  email: 'Email',
  emailHelp: 'The address that you signed up with. If it was wrong, sign up again.',
  code: 'Activation code',
  codeHelp: 'It is checked as soon as the sixth digit is entered.',
  codeRefused: 'This code was not accepted. Enter the newest code.',
  submit: 'Verify',
  resend: 'Send a new code',
  resendIn: (seconds: number) => `Send a new code in ${seconds} s`,
  signIn: 'Back to sign in',
};

export type ActivateScreenProps = {
  /** The address of the account. */
  email?: string;
  error?: string;
  /** The error is that the code is wrong: it is not sent again unchanged. */
  refused?: boolean;
  success?: string;
  submitting?: boolean;
  /** A new code is being requested. */
  resending?: boolean;
  /** Seconds until a new code may be requested; the host counts them down. */
  resendIn?: number;
  /** Where to sign in. */
  signInHref: string;
  /** Takes the six digits. */
  onActivate: (activation: Activation) => void;
  /** Sends another code to the address. */
  onResend?: (email: string) => void;
  labels?: Partial<typeof activateLabels>;
};

/** The field is full: what is typed after a refusal has to replace the code. */
function selectCode(form: HTMLFormElement | null) {
  const code = findField(form, ['activation_code']);
  if (code instanceof HTMLInputElement && code === document.activeElement) code.select();
}

/** Takes the 6-digit code from the sign-up mail and submits it at the sixth digit. */
export function ActivateScreen({
  email = '',
  error,
  refused = false,
  success,
  submitting = false,
  resending = false,
  resendIn = 0,
  signInHref,
  onActivate,
  onResend,
  labels,
}: ActivateScreenProps) {
  const text = useLabels('activate', activateLabels, labels);
  const [sent, setSent] = useState<Activation>();
  const element = useRef<HTMLFormElement>(null);
  const wasRefused = (values: Activation) => {
    const { email, activation_code } = toActivation(values);
    return refused && email === sent?.email && activation_code === sent.activation_code;
  };
  const rules = activationRules(text);
  const form = useForm<Activation>({
    initialValues: { email, activation_code: '' },
    validate: {
      ...rules,
      // Only five attempts are allowed, and many press Enter after the sixth digit.
      activation_code: (code, values) =>
        rules.activation_code(code) ?? (wasRefused(values) ? text.codeRefused : null),
    },
  });
  // Why is said above the form.
  const wrong = wasRefused(form.values);
  const unchanged = form.errors.activation_code === text.codeRefused;
  useEffect(() => {
    if (error && !submitting) selectCode(element.current);
  }, [error, submitting]);
  useEffect(() => {
    if (unchanged) selectCode(element.current);
  }, [unchanged]);
  const send = (values: Activation) => {
    if (submitting) return;
    const activation = toActivation(values);
    setSent(activation);
    onActivate(activation);
  };
  const waiting = resending || resendIn > 0;
  const resend = () => {
    if (waiting) return;
    const fault = emailRule(form.values.email, text);
    if (fault) {
      form.setFieldError('email', fault);
      findField(element.current, ['email'])?.focus();
    } else {
      // The new code is typed into an empty field.
      form.setFieldValue('activation_code', '');
      onResend?.(form.values.email.trim());
    }
  };
  return (
    <FormPage
      aside={<ProductBand />}
      title={text.title}
      description={text.description}
      error={error}
      success={success}
      footer={
        <>
          <Anchor component={LeafLink} href={signInHref} size="sm">
            {text.signIn}
          </Anchor>
          {onResend && (
            // Disabled, it would lose the focus.
            <Anchor
              component="button"
              type="button"
              size="sm"
              aria-disabled={waiting || undefined}
              onClick={resend}
            >
              {resendIn > 0 ? (
                <>
                  <span aria-hidden>{text.resendIn(resendIn)}</span>
                  {/* Screen readers read each change of the name: every second would be too often. */}
                  <VisuallyHidden>{text.resendIn(Math.ceil(resendIn / 10) * 10)}</VisuallyHidden>
                </>
              ) : (
                text.resend
              )}
            </Anchor>
          )}
        </>
      }
    >
      <form ref={element} noValidate onSubmit={form.onSubmit(send, focusFirstError)}>
        <Stack gap="md">
          <EmailField
            label={text.email}
            description={onResend && text.emailHelp}
            {...form.getInputProps('email')}
          />
          <CodeField
            label={text.code}
            description={text.codeHelp}
            refused={wrong && !unchanged ? text.codeRefused : undefined}
            {...form.getInputProps('activation_code')}
            onComplete={() => {
              if (!emailRule(form.values.email, text)) element.current?.requestSubmit();
            }}
          />
          <Button type="submit" fullWidth loading={submitting}>
            {text.submit}
          </Button>
        </Stack>
      </form>
    </FormPage>
  );
}
