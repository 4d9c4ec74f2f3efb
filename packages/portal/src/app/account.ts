import type { User } from '@leaf/api-client';
import { createContext, useContext, useEffect } from 'react';

/** Who the top bar shows. */
export type Account = { email: string; organization: string | null };
type ShowAccount = (account: Account | undefined) => void;

/** What the frame gives its pages to show an account with. */
export const ShowAccountContext = createContext<ShowAccount>(() => undefined);

/** Has the top bar show a user, for as long as the page that asks for it is there. */
export function useShownAccount(user: User | undefined) {
  const show = useContext(ShowAccountContext);
  const email = user?.email;
  const organization = user?.organization_name ?? null;
  useEffect(() => {
    show(email === undefined ? undefined : { email, organization });
    return () => show(undefined);
  }, [show, email, organization]);
}
