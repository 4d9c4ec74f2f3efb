import { matchRoutes, type RouteObject } from 'react-router-dom';
import type { PageHandle } from './page.tsx';
import type { reads } from './reads.ts';
import { getToken } from './session.ts';

export type ReadName = keyof typeof reads;

/** Begins to fetch the code of a page and of all that frame it, and, for who is signed in, what they read. */
export function prefetch(pages: RouteObject[], address: string) {
  for (const { route, params } of matchRoutes(pages, address) ?? []) {
    const handle: PageHandle | undefined = route.handle;
    // Only a head start: what fails here is asked for again, and told, by the page itself.
    handle?.code().catch(() => undefined);
    const read = handle?.reads;
    if (!read || !getToken()) continue;
    import('./reads.ts')
      // Who signed out meanwhile reads nothing more.
      .then(({ reads }) => getToken() && reads[read](params))
      .catch(() => undefined);
  }
}
