import { useOnline } from '@leaf/connect/hooks';
import { AppFrame, languages, OfflineNote } from '@leaf/ui';
import { useState } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router-dom';
import { setColorScheme, useColorScheme } from '../app/colorScheme.ts';
import { setLanguage, useLanguage } from '../app/language/language.ts';
import { useWords } from '../app/language/useWords.ts';
import { Notices } from '../app/notices.tsx';
import { paths } from '../app/paths.ts';
import { type Account, ShowAccountContext } from '../app/session/account.ts';
import { useToken } from '../app/session/session.ts';
import { useHydrated } from '../app/useHydrated.ts';

/** The frame around every page. */
export function Root() {
  // What renders it changes the frame as well: caching its parts would only make the first page larger.
  'use no memo';
  const navigate = useNavigate();
  const scheme = useColorScheme();
  const hydrated = useHydrated();
  const signedIn = useToken() !== null;
  const words = useWords();
  const { pathname } = useLocation();
  const [account, showAccount] = useState<Account>();
  return (
    <AppFrame
      homeHref={signedIn ? paths.postLogin : paths.login}
      privacyHref={paths.privacy}
      places={account?.placesOn(pathname, words.places)}
      account={account && { email: account.user.email, organization: account.user.organization_name }}
      colorScheme={scheme}
      onColorSchemeChange={hydrated ? setColorScheme : undefined}
      languages={languages}
      language={useLanguage().language}
      onLanguageChange={setLanguage}
      onSignOut={() => void navigate(paths.login)}
    >
      <OfflineNote offline={!useOnline()} />
      <ShowAccountContext value={showAccount}>
        <Outlet />
      </ShowAccountContext>
      <Notices />
    </AppFrame>
  );
}
