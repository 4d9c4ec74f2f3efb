import { Tabs } from '@mantine/core';
import { useUncontrolled } from '@mantine/hooks';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLabels } from '../../labels/useLabels.ts';
import { FormPage } from '../../layout/FormPage/FormPage.tsx';
import { findField } from '../../layout/focusFirstError.ts';
import type { Credentials, SignUp } from '../accountRules.ts';
import { ProductBand } from '../ProductBand/ProductBand.tsx';
import { LogInForm } from './LogInForm.tsx';
import classes from './LoginScreen.module.css';
import { SignUpForm } from './SignUpForm.tsx';

export const loginLabels = {
  title: 'Welcome to Leaf',
  description: 'Measure the emissions of digital advertising and make creatives lighter.',
  create: 'Create Account',
  logIn: 'Log In',
};

export type LoginTab = 'create' | 'login';

export type LoginScreenProps = {
  /** Default `login`; if omitted, the screen keeps the tab itself. */
  tab?: LoginTab;
  /** The other tab was chosen. */
  onTabChange?: (tab: LoginTab) => void;
  /** An e-mail address known in advance, for example from an invitation. */
  email?: string;
  /** Why the request failed, shown in the current tab. */
  error?: string;
  /** A success message, such as that an activation code is on its way. */
  success?: ReactNode;
  submitting?: boolean;
  /** Where Forgot Password leads, given the e-mail typed so far. */
  forgotHref: (email: string) => string;
  /** Takes a complete pair of address and password. */
  onLogIn: (credentials: Credentials) => void;
  /** Takes a complete and valid sign-up. */
  onSignUp: (signUp: SignUp) => void;
  labels?: Partial<typeof loginLabels>;
};

/** Create an account or log in. The two tabs share the e-mail. */
export function LoginScreen({
  tab,
  onTabChange,
  email = '',
  error,
  success,
  submitting,
  forgotHref,
  onLogIn,
  onSignUp,
  labels,
}: LoginScreenProps) {
  const text = useLabels('login', loginLabels, labels);
  const [shown, setShown] = useUncontrolled<LoginTab>({
    value: tab,
    defaultValue: 'login',
    onChange: onTabChange,
  });
  const [typed, setTyped] = useState(email);
  const logInPanel = useRef<HTMLDivElement>(null);
  const before = useRef(shown);
  // The host switches after a sign-up, which hides the form that had the focus.
  useEffect(() => {
    if (before.current !== shown && document.activeElement === document.body)
      findField(logInPanel.current, ['password'])?.focus();
    before.current = shown;
  }, [shown]);
  return (
    <FormPage
      aside={<ProductBand />}
      title={text.title}
      description={text.description}
      error={error}
      success={success}
    >
      <Tabs
        value={shown}
        onChange={(value) => setShown(value === 'create' ? 'create' : 'login')}
        className={classes.tabs}
      >
        <Tabs.List grow>
          <Tabs.Tab value="create">{text.create}</Tabs.Tab>
          <Tabs.Tab value="login">{text.logIn}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="create" pt="lg">
          <SignUpForm email={typed} onEmailChange={setTyped} submitting={submitting} onSignUp={onSignUp} />
        </Tabs.Panel>
        <Tabs.Panel ref={logInPanel} value="login" pt="lg">
          <LogInForm
            email={typed}
            onEmailChange={setTyped}
            forgotHref={forgotHref}
            submitting={submitting}
            onLogIn={onLogIn}
          />
        </Tabs.Panel>
      </Tabs>
    </FormPage>
  );
}
