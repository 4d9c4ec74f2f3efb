import type { CreativeJobState, JobState, LeafClient, PointState } from '@leaf/api-client';

/** After a stream that failed, or ended early, the next one waits so long. */
const RETRY_MS = 30_000;

/** Hears what happens to jobs. */
export type JobListener = {
  /** The server tells from now on; something may have changed since it was read last. */
  onStart: () => void;
  onJobs: (
    jobs: readonly JobState[],
    points: readonly PointState[],
    creatives: readonly CreativeJobState[],
  ) => void;
};

/** What of the page matters: a hidden one does not listen. */
export type PageView = { isShown: () => boolean; onChange: (listener: () => void) => () => void };

/**
 * One stream of events for everybody who follows jobs: browsers allow only a few connections at a time, and a hidden page
 * needs none.
 */
export function createJobStream(follow: LeafClient['followJobs'], page: PageView) {
  const listeners = new Set<JobListener>();
  const watchers = new Set<() => void>();
  let live = false;
  let leaving: AbortController | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopWatching: (() => void) | undefined;

  const setLive = (now: boolean) => {
    if (now === live) return;
    live = now;
    for (const watcher of watchers) watcher();
  };
  const stop = () => {
    leaving?.abort();
    leaving = undefined;
    clearTimeout(timer);
    setLive(false);
  };

  async function run({ signal }: AbortController): Promise<void> {
    const began = performance.now();
    await follow(
      (jobs, points, creatives) => {
        if (signal.aborted) return;
        if (live) {
          for (const { onJobs } of listeners) onJobs(jobs, points, creatives);
          return;
        }
        setLive(true);
        // What is read now is newer than the first event, which has everything that waits or runs.
        for (const { onStart } of listeners) onStart();
      },
      { signal },
    ).catch(() => undefined);
    if (signal.aborted) return;
    leaving = undefined;
    setLive(false);
    const lasted = performance.now() - began;
    timer = setTimeout(update, Math.max(0, RETRY_MS - lasted));
  }

  /** Listens if somebody wants to know and the page is visible. */
  function update(): void {
    if (listeners.size === 0 || !page.isShown()) {
      stop();
      return;
    }
    if (leaving) return;
    clearTimeout(timer);
    leaving = new AbortController();
    void run(leaving);
  }

  return {
    /** @returns how to stop following */
    follow(listener: JobListener): () => void {
      listeners.add(listener);
      stopWatching ??= page.onChange(update);
      if (live) listener.onStart();
      // Whoever comes while another try waits, waits with it.
      else if (listeners.size === 1) update();
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        stopWatching?.();
        stopWatching = undefined;
        stop();
      };
    },
    /** Whether the server tells; if not, the jobs have to be read again and again. */
    isLive: () => live,
    watch(watcher: () => void): () => void {
      watchers.add(watcher);
      return () => void watchers.delete(watcher);
    },
  };
}

export type JobStream = ReturnType<typeof createJobStream>;
