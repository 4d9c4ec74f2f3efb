import { type Credentials, LoginScreen, type LoginTab, type SignUp } from '@leaf/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { api } from '../app/api.ts';
import { endSession } from '../app/endSession.ts';
import { paths } from '../app/paths.ts';
import { setToken } from '../app/session.ts';
import { shownError } from '../app/text.ts';

export const loader = () => {
  endSession();
  return null;
};

const codeSent = 'Account created. We e-mailed you a 6-digit activation code. Log in to enter it.';

export function Component() {
  const navigate = useNavigate();
  const [tab, setTab] = useState<LoginTab>('login');
  const logIn = useMutation({
    mutationFn: (credentials: Credentials) => api.logIn(credentials),
    onSuccess: (token) => {
      setToken(token);
      navigate(paths.postLogin);
    },
  });
  const signUp = useMutation({
    mutationFn: (account: SignUp) => api.signUp(account),
    onSuccess: () => setTab('login'),
  });
  const shown = tab === 'login' ? logIn : signUp;
  return (
    <>
      <title>Log in · Leaf</title>
      <LoginScreen
        tab={tab}
        onTabChange={setTab}
        error={shownError(shown.error)}
        success={signUp.isSuccess && tab === 'login' ? codeSent : undefined}
        submitting={shown.isPending}
        forgotHref={(email) => (email ? `${paths.forgot}?${new URLSearchParams({ email })}` : paths.forgot)}
        onLogIn={(credentials) => logIn.mutate(credentials)}
        onSignUp={(account) => signUp.mutate(account)}
      />
    </>
  );
}
