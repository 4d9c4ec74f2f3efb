import { useLayoutEffect } from 'react';
import { useLocation, useRoutes } from 'react-router-dom';
import { prefetch } from './app/prefetch.ts';
import { pages } from './pages.tsx';

/** The portal inside any router. */
export function Portal() {
  const { pathname } = useLocation();
  // A page's frames would otherwise be fetched one after the other, and its data last.
  useLayoutEffect(() => prefetch(pages, pathname), [pathname]);
  return useRoutes(pages);
}
