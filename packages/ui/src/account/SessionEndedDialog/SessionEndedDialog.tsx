import { Anchor, Button, Stack } from '@mantine/core';
import { useEffect, useId, useRef } from 'react';
import { ErrorBanner } from '../../feedback/ErrorBanner/ErrorBanner.tsx';
import { useForm } from '../../form/useForm.ts';
import { useLabels } from '../../labels/useLabels.ts';
import { focusFirstError } from '../../layout/focusFirstError.ts';
import { useFocusBack } from '../../layout/useFocusBack.ts';
import { LeafLink } from '../../theme/LeafLink.tsx';
import { accountRuleLabels, type Credentials, logInRules, toCredentials } from '../accountRules.ts';
import { EmailField } from '../EmailField.tsx';
import { PasswordField } from '../PasswordField/PasswordField.tsx';
import classes from './SessionEndedDialog.module.css';

export const sessionEndedDialogLabels = {
  ...accountRuleLabels,
  title: 'Your session ended',
  description: 'Log in to go on where you were. What you typed is still there.',
  email: 'Email',
  password: 'Password',
  submit: 'Log In',
  other: 'Use another account',
};

export type SessionEndedDialogProps = {
  /** The user whose session ended; anyone else is sent to the sign-in page. */
  email: string;
  error?: string;
  submitting?: boolean;
  /** Takes a complete pair of address and password. */
  onLogIn: (credentials: Credentials) => void;
  /** Where to sign in. */
  signInHref: string;
  labels?: Partial<typeof sessionEndedDialogLabels>;
};

// Dialogs underneath close on Escape wherever it is pressed, unless the element keeps its keys.
const keepsKeys = { 'data-mantine-stop-propagation': 'true' };

/** Asks for the password again and leaves the page underneath unchanged. It closes only once answered. */
export function SessionEndedDialog({
  email,
  error,
  submitting = false,
  onLogIn,
  signInHref,
  labels,
}: SessionEndedDialogProps) {
  const text = useLabels('sessionEndedDialog', sessionEndedDialogLabels, labels);
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useFocusBack(true);
  const form = useForm({ initialValues: { email, password: '' }, validate: logInRules(text) });
  const send = (values: Credentials) => {
    if (!submitting) onLogIn(toCredentials(values));
  };
  useEffect(() => {
    const element = dialog.current;
    // As a modal it is above every other layer and makes the rest inert.
    element?.showModal();
    element?.querySelector<HTMLInputElement>('input[type=password]')?.focus();
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      className={classes.dialog}
      onKeyDown={(event) => event.key === 'Escape' && event.preventDefault()}
      onCancel={(event) => event.preventDefault()}
      {...keepsKeys}
    >
      <h2 id={titleId} className={classes.title}>
        {text.title}
      </h2>
      <p className={classes.description}>{text.description}</p>
      <form noValidate onSubmit={form.onSubmit(send, focusFirstError)}>
        <Stack gap="md">
          <ErrorBanner message={error} />
          <EmailField label={text.email} readOnly {...keepsKeys} {...form.getInputProps('email')} />
          <PasswordField
            label={text.password}
            autoComplete="current-password"
            {...keepsKeys}
            {...form.getInputProps('password')}
          />
          <Button type="submit" fullWidth loading={submitting} {...keepsKeys}>
            {text.submit}
          </Button>
          <Anchor component={LeafLink} href={signInHref} size="sm" mx="auto" {...keepsKeys}>
            {text.other}
          </Anchor>
        </Stack>
      </form>
    </dialog>
  );
}
