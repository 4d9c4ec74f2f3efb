import type { User } from '@leaf/api-client';
import { createContext } from 'react';
import type { PortalWords } from '../language/words.ts';

/** The account shown in the top bar. */
export type Account = {
  user: User;
  /** The links for this user on a page; not imported by the frame, because the sign-in page has none. */
  placesOn: (
    pathname: string,
    words: PortalWords['places'],
  ) => { label: string; href: string; current: boolean }[];
};

/** Lets a page set the account that the frame shows. */
export const ShowAccountContext = createContext<(account: Account | undefined) => void>(() => undefined);
