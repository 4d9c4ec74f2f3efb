import { QueryClient, type QueryClientConfig } from '@tanstack/react-query';
import { ApiError } from '../errors/ApiError.ts';

const RETRIES = 2;
/** Seconds a user can be kept waiting without a message; a longer wait is shown instead. */
const LONGEST_WAIT_SECONDS = 30;

/** Whether to retry a failed read: no response arrived, or the server asks to retry soon. */
export const shouldRetryRead = (failures: number, error: unknown): boolean => {
  if (failures >= RETRIES || !(error instanceof ApiError)) return false;
  if ((error.retryAfterSeconds ?? 0) > LONGEST_WAIT_SECONDS) return false;
  return error.kind === 'network' || error.status === 503;
};

/** Milliseconds until the next try: as the server asked, otherwise 1 s, then 2 s. */
export const readRetryDelay = (failures: number, error: unknown): number =>
  error instanceof ApiError && error.retryAfterSeconds !== undefined
    ? error.retryAfterSeconds * 1000
    : 1000 * 2 ** failures;

/**
 * The recommended TanStack Query client: reads are retried if the server was unreachable or unavailable, writes never.
 * Nothing waits silently for a connection: a call made offline fails at once with its sentence.
 */
export const createQueryClient = (config: QueryClientConfig = {}): QueryClient =>
  new QueryClient({
    ...config,
    defaultOptions: {
      ...config.defaultOptions,
      queries: {
        networkMode: 'always',
        refetchOnReconnect: true,
        retry: shouldRetryRead,
        retryDelay: readRetryDelay,
        // A prefetch and the screen it is for request the same data within a moment.
        staleTime: 10_000,
        ...config.defaultOptions?.queries,
      },
      mutations: { networkMode: 'always', retry: false, ...config.defaultOptions?.mutations },
    },
  });
