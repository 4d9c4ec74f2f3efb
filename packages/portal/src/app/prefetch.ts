import { matchRoutes, type RouteObject } from 'react-router-dom';
import type { PageHandle } from './page.tsx';
import type { reads } from './reads.ts';
import { getToken } from './session/session.ts';

export type ReadName = keyof typeof reads;

/** Prefetches the code of a page and its layouts, and their data too if the user is signed in. */
export function prefetch(pages: RouteObject[], address: string) {
  for (const { route, params } of matchRoutes(pages, address) ?? []) {
    const handle: PageHandle | undefined = route.handle;
    // Only a head start: the page itself retries what fails here and reports the error.
    handle?.code().catch(() => undefined);
    const read = handle?.reads;
    if (!read || !getToken()) continue;
    import('./reads.ts')
      // The user may have signed out in the meantime.
      .then(({ reads }) => getToken() && reads[read](params))
      .catch(() => undefined);
  }
}
