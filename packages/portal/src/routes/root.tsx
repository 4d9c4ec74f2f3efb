import { AppFrame, OfflineNote } from '@leaf/ui';
import { useState } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router-dom';
import { type Account, ShowAccountContext } from '../app/account.ts';
import { setColorScheme, useColorScheme } from '../app/colorScheme.ts';
import { Notices } from '../app/notices.tsx';
import { paths } from '../app/paths.ts';
import { useToken } from '../app/session.ts';
import { useHydrated } from '../app/useHydrated.ts';
import { useOnline } from '../app/useOnline.ts';

/** The tool a page belongs to, shown in the top bar. */
const tools = new Map([
  ['openghg', 'Campaign emissions'],
  ['creativeli', 'Image optimiser'],
]);

/** The frame around every page. */
export function Root() {
  const navigate = useNavigate();
  const scheme = useColorScheme();
  const hydrated = useHydrated();
  const signedIn = useToken() !== null;
  const tool = tools.get(useLocation().pathname.split('/')[1] ?? '');
  const [account, showAccount] = useState<Account>();
  return (
    <AppFrame
      homeHref={signedIn ? paths.postLogin : paths.login}
      privacyHref={paths.privacy}
      tool={tool}
      account={account}
      colorScheme={scheme}
      onColorSchemeChange={hydrated ? setColorScheme : undefined}
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
