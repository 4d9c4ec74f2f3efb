import { useLayoutEffect } from 'react';
import { useLocation, useRoutes } from 'react-router-dom';
import { prefetch } from './app/prefetch.ts';
import { getToken } from './app/session/session.ts';
import { pages } from './pages.tsx';

/** The portal inside any router. */
export function Portal() {
  const { pathname } = useLocation();
  // Otherwise the nested routes would load one after the other, with the data last. Signed-out pages are not nested.
  useLayoutEffect(() => {
    if (getToken()) prefetch(pages, pathname);
  }, [pathname]);
  return useRoutes(pages);
}
