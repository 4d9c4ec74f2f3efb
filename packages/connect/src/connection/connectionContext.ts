import type { LoadCode } from '@leaf/ui';
import { createContext, useContext } from 'react';
import type { ConnectWords } from '../words/en.ts';
import type { Connection } from './createConnection.ts';

/** What the app around the components offers them. */
export type Surroundings = {
  /** The notices, sentences and errors in the language of the person. */
  words: ConnectWords;
  /** Tells the person of a success that outlives its view: added, saved, deleted. */
  onNotice?: ((message: string) => void) | undefined;
  /** Where to choose a plan, offered when the lack of one is why a call failed. */
  planHref?: string | undefined;
  /** Where to choose an organization, offered when the lack of one is why a call failed. */
  organizationHref?: string | undefined;
  /** Where the request for an organization is shown, offered when a call failed because it waits for approval. */
  requestHref?: string | undefined;
  /** Where to verify the e-mail address, offered when a call failed because it is not verified. */
  verifyHref?: string | undefined;
  /** Loads a part of the program, such as a chart. Default: as the bundler does. */
  load?: LoadCode | undefined;
};

export type Connected = Connection & Surroundings;

export const ConnectionContext = createContext<Connected | null>(null);

/** The connection of the components around the caller. @throws outside `LeafConnect` */
export function useConnection(): Connected {
  const connected = useContext(ConnectionContext);
  if (!connected) throw new Error('Put the components of @leaf/connect inside LeafConnect.');
  return connected;
}
