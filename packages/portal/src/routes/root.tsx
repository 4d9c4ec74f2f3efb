import { AppFrame, languages, OfflineNote } from '@leaf/ui';
import { useState } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router-dom';
import { type Account, ShowAccountContext } from '../app/account.ts';
import { setColorScheme, useColorScheme } from '../app/colorScheme.ts';
import { setLanguage, useLanguage } from '../app/language.ts';
import { Notices } from '../app/notices.tsx';
import { paths } from '../app/paths.ts';
import { useToken } from '../app/session.ts';
import { useHydrated } from '../app/useHydrated.ts';
import { useOnline } from '../app/useOnline.ts';
import { useWords } from '../app/useWords.ts';
import type { PortalWords } from '../app/words.ts';

/** The tools by the first part of their addresses. */
const tools = new Map<string, keyof PortalWords['tools']>([
  ['openghg', 'campaigns'],
  ['creativeli', 'images'],
]);

/** The frame around every page. */
export function Root() {
  const navigate = useNavigate();
  const scheme = useColorScheme();
  const hydrated = useHydrated();
  const signedIn = useToken() !== null;
  const words = useWords();
  const tool = tools.get(useLocation().pathname.split('/')[1] ?? '');
  const [account, showAccount] = useState<Account>();
  return (
    <AppFrame
      homeHref={signedIn ? paths.postLogin : paths.login}
      privacyHref={paths.privacy}
      tool={tool && words.tools[tool]}
      account={account}
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
