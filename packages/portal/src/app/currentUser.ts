import type { User } from '@leaf/api-client';
import { useOutletContext } from 'react-router-dom';

/** The signed-in user, inside the guarded routes. */
export const useCurrentUser = () => useOutletContext<User>();
