import type { LeafClient } from '@leaf/api-client';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { useConnection } from '../connection/connectionContext.ts';
import { createJobStream, type JobListener, type JobStream, type PageView } from './jobStream.ts';

const page: PageView = {
  isShown: () => document.visibilityState === 'visible',
  onChange: (listener) => {
    document.addEventListener('visibilitychange', listener);
    return () => document.removeEventListener('visibilitychange', listener);
  },
};

const streams = new WeakMap<LeafClient, JobStream>();

/** The one stream of a client. */
function streamOf(api: LeafClient): JobStream {
  const known = streams.get(api);
  if (known) return known;
  const stream = createJobStream((...call) => api.followJobs(...call), page);
  streams.set(api, stream);
  return stream;
}

const never = () => false;

/**
 * Follows the jobs of the organization while the page is visible.
 * @returns whether the server tells; if not, the jobs have to be read again and again
 */
export function useJobStream(enabled: boolean, { onStart, onJobs }: JobListener): boolean {
  const stream = streamOf(useConnection().api);
  const start = useEffectEvent(onStart);
  const tell = useEffectEvent(onJobs);
  useEffect(() => {
    if (!enabled) return;
    return stream.follow({ onStart: () => start(), onJobs: (...told) => tell(...told) });
  }, [stream, enabled]);
  const live = useSyncExternalStore(stream.watch, stream.isLive, never);
  return enabled && live;
}
