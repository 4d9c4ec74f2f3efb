import {
  ApiError,
  createLeafClient,
  type LeafClient,
  type LeafClientOptions,
  machineKindOf,
} from '@leaf/api-client';
import { createQueryClient, queryKeys, readRetryDelay, shouldRetryRead } from '@leaf/api-client/query';
import type { QueryClient } from '@tanstack/react-query';

/** A client of the API, and where its data is kept. */
export type Connection = {
  api: LeafClient;
  /** The cache keys of the client. */
  keys: ReturnType<typeof queryKeys>;
  queryClient: QueryClient;
  /** Whether the token is that of a program: an API key, or an embed token made with one. */
  isProgram: () => Promise<boolean>;
};

export type ConnectionOptions = LeafClientOptions & {
  /** The cache to use. By default the connection has its own. */
  queryClient?: QueryClient;
  /** Whether a call that was refused because the session had ended is worth repeating. Default: it is. */
  mayRepeat?: () => boolean;
};

const statusOf = (error: unknown) => (error instanceof ApiError ? error.status : undefined);

// Outside the function: there it would hold the options of a connection.
const always = () => true;

/** How the reads and writes under a key go on after a failure. A cache never forgets what is set here. */
function setDefaults(queryClient: QueryClient, key: readonly string[], mayRepeat: () => boolean) {
  const { queries, mutations } = createQueryClient().getDefaultOptions();
  // A call refused because the session had ended changed nothing: it is repeated with the next token.
  const stoppedBySession = (failures: number, error: unknown) =>
    failures === 0 && statusOf(error) === 401 && mayRepeat();
  queryClient.setQueryDefaults(key, {
    ...queries,
    enabled: true,
    throwOnError: false,
    retry: (failures, error) => stoppedBySession(failures, error) || shouldRetryRead(failures, error),
    retryDelay: (failures, error) => (statusOf(error) === 401 ? 0 : readRetryDelay(failures, error)),
  });
  queryClient.setMutationDefaults(key, {
    ...mutations,
    throwOnError: false,
    retry: stoppedBySession,
    retryDelay: 0,
  });
}

/**
 * Connects to the API. What it keeps in a shared cache has keys of its own, and takes no settings from the app around it.
 */
export function createConnection({
  queryClient = createQueryClient(),
  mayRepeat,
  ...options
}: ConnectionOptions): Connection {
  const api = createLeafClient(options);
  const [leaf, address] = api.scope;
  // Once for a server, however many connections come and go.
  setDefaults(queryClient, [leaf, address], always);
  if (mayRepeat) setDefaults(queryClient, api.scope, mayRepeat);
  const isProgram = async () => machineKindOf((await options.getToken?.()) ?? '') !== undefined;
  return { api, keys: queryKeys(api), queryClient, isProgram };
}
