import { Anchor, Button, Stack } from '@mantine/core';
import { useForm } from '../../form/useForm.ts';
import { useLabels } from '../../labels/useLabels.ts';
import { FormPage } from '../../layout/FormPage/FormPage.tsx';
import { focusFirstError } from '../../layout/focusFirstError.ts';
import { LeafLink } from '../../theme/LeafLink.tsx';
import { accountRuleLabels, emailRule } from '../accountRules.ts';
import { EmailField } from '../EmailField.tsx';
import { ProductBand } from '../ProductBand/ProductBand.tsx';

export const forgotLabels = {
  ...accountRuleLabels,
  title: 'Forgot password',
  description: 'Enter the e-mail address of your account. We send a 6-digit code to it.',
  email: 'Email',
  submit: 'Send reset code',
  signIn: 'Back to sign in',
};

export type ForgotScreenProps = {
  /** The e-mail typed on the sign-in page. */
  email?: string;
  error?: string;
  success?: string;
  submitting?: boolean;
  /** Where to sign in. */
  signInHref: string;
  /** Takes the address the code goes to. */
  onSend: (email: string) => void;
  labels?: Partial<typeof forgotLabels>;
};

/** Requests a reset code. */
export function ForgotScreen({
  email = '',
  error,
  success,
  submitting = false,
  signInHref,
  onSend,
  labels,
}: ForgotScreenProps) {
  const text = useLabels('forgot', forgotLabels, labels);
  const form = useForm({
    initialValues: { email },
    validate: { email: (value) => emailRule(value, text) },
  });
  const send = (values: { email: string }) => {
    if (!submitting) onSend(values.email.trim());
  };
  return (
    <FormPage
      aside={<ProductBand />}
      title={text.title}
      description={text.description}
      error={error}
      success={success}
      footer={
        <Anchor component={LeafLink} href={signInHref} size="sm">
          {text.signIn}
        </Anchor>
      }
    >
      <form noValidate onSubmit={form.onSubmit(send, focusFirstError)}>
        <Stack gap="md">
          <EmailField label={text.email} {...form.getInputProps('email')} />
          <Button type="submit" fullWidth loading={submitting}>
            {text.submit}
          </Button>
        </Stack>
      </form>
    </FormPage>
  );
}
