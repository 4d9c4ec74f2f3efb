import type { ReactNode } from 'react';
import { ConnectionContext, type Surroundings } from './connectionContext.ts';
import type { Connection } from './createConnection.ts';

export type ConnectionProviderProps = Surroundings & { connection: Connection; children: ReactNode };

/** Gives the components inside it a connection that was made with `createConnection`. */
export function ConnectionProvider({ connection, children, ...surroundings }: ConnectionProviderProps) {
  return <ConnectionContext value={{ ...connection, ...surroundings }}>{children}</ConnectionContext>;
}
