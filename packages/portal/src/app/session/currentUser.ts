import type { User } from '@leaf/api-client';
import { createContext, useContext } from 'react';

/** The signed-in user, for the guarded routes. */
export const CurrentUser = createContext<User | null>(null);

/** The signed-in user. @throws outside the guarded routes */
export function useCurrentUser(): User {
  const user = useContext(CurrentUser);
  if (!user) throw new Error('useCurrentUser is for the guarded routes.');
  return user;
}
