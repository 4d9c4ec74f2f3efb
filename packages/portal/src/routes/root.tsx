import { userQuery } from '@leaf/api-client';
import { AppFrame } from '@leaf/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Outlet, ScrollRestoration, useLocation, useMatches, useNavigate } from 'react-router-dom';
import { api } from '../app/api.ts';
import { setColorScheme, useColorScheme } from '../app/colorScheme.ts';
import { paths } from '../app/paths.ts';
import { useToken } from '../app/session.ts';

/** What a route says about itself: the tool it belongs to, shown in the top bar. */
export type RouteHandle = { tool?: string };

const toolOf = (handle: unknown) => (handle as RouteHandle | undefined)?.tool;

/** The frame around every page. */
export function Root() {
  const navigate = useNavigate();
  const scheme = useColorScheme();
  const signedIn = useToken() !== null;
  // Only read here: the guard is who asks for the user.
  const { data: user } = useQuery({ ...userQuery(api), enabled: false });
  const tool = useMatches()
    .map((match) => toolOf(match.handle))
    .findLast(Boolean);
  useHeadingFocus();
  return (
    <AppFrame
      homeHref={signedIn ? paths.postLogin : paths.login}
      privacyHref={paths.privacy}
      tool={tool}
      account={signedIn && user ? { email: user.email, organization: user.organization_name } : undefined}
      colorScheme={scheme}
      onColorSchemeChange={setColorScheme}
      onSignOut={() => navigate(paths.login)}
    >
      <Outlet />
      <ScrollRestoration />
    </AppFrame>
  );
}

let pageShown: string | undefined;

/** After a change of page the heading takes the focus; the tabs of one campaign or image are one page. */
function useHeadingFocus() {
  const page = useLocation().pathname.split('/').slice(0, 3).join('/');
  useEffect(() => {
    if (pageShown !== undefined && pageShown !== page) document.querySelector('h1')?.focus();
    pageShown = page;
  }, [page]);
}
