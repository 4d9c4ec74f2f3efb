import type { User } from '@leaf/api-client';
import { useContext, useEffect } from 'react';
import { placesFor } from '../places.ts';
import { ShowAccountContext } from './account.ts';

/** Shows a user in the top bar while the calling page is mounted. */
export function useShownAccount(user: User | undefined) {
  const show = useContext(ShowAccountContext);
  useEffect(() => {
    show(user && { user, placesOn: (pathname, words) => placesFor(user, pathname, words) });
    return () => show(undefined);
  }, [show, user]);
}
