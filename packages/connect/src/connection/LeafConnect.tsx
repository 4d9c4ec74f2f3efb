import type { LeafClientOptions } from '@leaf/api-client';
import type { QueryClient } from '@tanstack/react-query';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { type ConnectWords, words as english } from '../words/en.ts';
import { ConnectionProvider } from './ConnectionProvider.tsx';
import type { Surroundings } from './connectionContext.ts';
import { createConnection } from './createConnection.ts';
import { createSession } from './createSession.ts';
import { lossOf } from './lossOf.ts';

export type LeafConnectProps = Omit<Surroundings, 'words'> & {
  /** The address of the API, such as `https://leaf.example/api`. */
  baseUrl: string;
  /** The token for a call, or a promise of it: an embed token that your server made. */
  getToken?: LeafClientOptions['getToken'];
  /**
   * Called when there is no token, or the server no longer accepts it: once for all calls that fail together. Calls wait
   * for what it returns, then go on with the next token; so return a promise if signing in happens on the page.
   */
  onSignInNeeded?: () => unknown;
  /**
   * Whose token it is, such as your user's id. Give it if somebody else may sign in on the same page: everything of the
   * account before is then out of reach.
   */
  identity?: string;
  /** Your own TanStack Query client. By default Leaf has its own. */
  queryClient?: QueryClient;
  /** The language in which the server answers. Default: that of the page. */
  getLanguage?: LeafClientOptions['getLanguage'];
  /** The words for errors and notices in another language, from `@leaf/connect/words/de`. Default: English. */
  words?: ConnectWords;
  children: ReactNode;
};

const languageOfPage = () => document.documentElement.lang;

/** Connects the components inside it to a Leaf server: by its address and a token. Put it inside `LeafProvider`. */
export function LeafConnect(props: LeafConnectProps) {
  const { baseUrl, identity = '' } = props;
  // Another account or server begins anew, with nothing of the one before on the page.
  return <OneAccount key={`${baseUrl} ${identity}`} {...props} />;
}

function OneAccount({
  baseUrl,
  identity,
  getToken,
  onSignInNeeded,
  queryClient,
  getLanguage = languageOfPage,
  words = english,
  children,
  ...surroundings
}: LeafConnectProps) {
  const [current] = useState({ getToken, onSignInNeeded, getLanguage });
  const [connection] = useState(() => {
    const session = createSession(
      () => current,
      () => lossOf(created),
    );
    const created = createConnection({
      baseUrl,
      ...session,
      getLanguage: () => current.getLanguage?.(),
      ...(identity !== undefined && { identity }),
      ...(queryClient && { queryClient }),
    });
    return created;
  });
  // Before any effect of a child, which may make a call.
  useLayoutEffect(() => {
    Object.assign(current, { getToken, onSignInNeeded, getLanguage });
    // A shared cache keeps the connection; what belongs to the page goes with it. A last call may still need its token.
    return () => {
      Object.assign(current, { onSignInNeeded: undefined, getLanguage: languageOfPage });
    };
  }, [current, getToken, onSignInNeeded, getLanguage]);
  return (
    <ConnectionProvider connection={connection} words={words} {...surroundings}>
      {children}
    </ConnectionProvider>
  );
}
