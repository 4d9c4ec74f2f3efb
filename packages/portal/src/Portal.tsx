import { useLayoutEffect } from 'react';
import { useLocation, useRoutes } from 'react-router-dom';
import { prefetch } from './app/prefetch.ts';
import { getToken } from './app/session.ts';
import { pages } from './pages.tsx';

/** The portal inside any router. */
export function Portal() {
  const { pathname } = useLocation();
  // A page's frames would otherwise be fetched one after the other, and its data last. Who is not signed in sees pages
  // of one frame only.
  useLayoutEffect(() => {
    if (getToken()) prefetch(pages, pathname);
  }, [pathname]);
  return useRoutes(pages);
}
