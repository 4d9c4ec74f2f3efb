import { LeafLink, LoginScreen, type LoginTab } from '@leaf/ui';
import { useLayoutEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useNavigationState } from '../app/history/navigationState.ts';
import { useWords } from '../app/language/useWords.ts';
import { forgotHref, paths, withQuery } from '../app/paths.ts';
import { endSession } from '../app/session/endSession.ts';
import { setToken } from '../app/session/session.ts';
import { useCall } from '../app/useCall.ts';

export function Component() {
  // Only its own hooks render it again: caching its parts would only make the first page larger.
  'use no memo';
  const words = useWords();
  const navigate = useNavigate();
  const { from, notice, news, email } = useNavigationState();
  const [tab, setTab] = useState<LoginTab>('login');
  useLayoutEffect(() => endSession(), []);
  const logIn = useCall((api, credentials: Parameters<typeof api.logIn>[0]) => api.logIn(credentials), {
    leads: true,
    onDone: (token) => {
      setToken(token);
      // Going back to this page would log out.
      void navigate(paths.postLogin, { replace: true, state: { from } });
    },
  });
  const signUp = useCall(
    (api, account: Parameters<typeof api.signUp>[0]) => api.signUp(account).then(() => account.email),
    {
      onDone: () => {
        logIn.forget();
        setTab('login');
      },
    },
  );
  const shown = tab === 'login' ? logIn : signUp;
  const created = tab === 'login' && signUp.data;
  return (
    <>
      <title>{words.titles.login}</title>
      <LoginScreen
        tab={tab}
        onTabChange={setTab}
        error={shown.error ?? (shown.pending || created ? undefined : notice)}
        email={email}
        success={
          created ? (
            <>
              {words.sentences.codeSent}{' '}
              <LeafLink href={withQuery(paths.activate, { email: created })}>
                {words.sentences.enterCode}
              </LeafLink>
            </>
          ) : (
            tab === 'login' && !shown.error && news
          )
        }
        submitting={shown.pending}
        forgotHref={forgotHref}
        onLogIn={logIn.run}
        onSignUp={signUp.run}
      />
    </>
  );
}
