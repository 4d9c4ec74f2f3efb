import type { User } from '@leaf/api-client';
import { useEffect } from 'react';
import { useOutletContext } from 'react-router-dom';

/** Who the top bar shows. */
export type Account = { email: string; organization: string | null };
export type ShowAccount = (account: Account | undefined) => void;

/** Has the top bar show a user, for as long as the page that asks for it is there. */
export function useShownAccount(user: User | undefined) {
  const show = useOutletContext<ShowAccount>();
  const email = user?.email;
  const organization = user?.organization_name ?? null;
  useEffect(() => {
    show(email === undefined ? undefined : { email, organization });
    return () => show(undefined);
  }, [show, email, organization]);
}
