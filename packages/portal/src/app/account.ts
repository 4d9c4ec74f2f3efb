import type { User } from '@leaf/api-client';
import { createContext, useContext, useEffect } from 'react';

/** The account shown in the top bar. */
export type Account = { email: string; organization: string | null };
type ShowAccount = (account: Account | undefined) => void;

/** Lets a page set the account that the frame shows. */
export const ShowAccountContext = createContext<ShowAccount>(() => undefined);

/** Shows a user in the top bar while the calling page is mounted. */
export function useShownAccount(user: User | undefined) {
  const show = useContext(ShowAccountContext);
  const email = user?.email;
  const organization = user?.organization_name ?? null;
  useEffect(() => {
    show(email === undefined ? undefined : { email, organization });
    return () => show(undefined);
  }, [show, email, organization]);
}
