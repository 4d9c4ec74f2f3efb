import type { User } from '@leaf/api-client';
import { createContext, useContext, useEffect } from 'react';

type ShowAccount = (user: User | undefined) => void;

/** Lets a page set the account that the frame shows. */
export const ShowAccountContext = createContext<ShowAccount>(() => undefined);

/** Shows a user in the top bar while the calling page is mounted. */
export function useShownAccount(user: User | undefined) {
  const show = useContext(ShowAccountContext);
  useEffect(() => {
    show(user);
    return () => show(undefined);
  }, [show, user]);
}
