/** Pictures below this size may overtake larger ones, of which only one is processed at a time. */
export const smallPixels = 1e6;

interface Waiting {
  group: unknown;
  small: boolean;
  start: () => void;
}

/** Decides which job runs next. */
export interface JobQueue {
  /** Runs a job in its turn. Rejects with the signal's reason if that fires earlier. */
  run<T>(group: unknown, pixels: number, job: () => Promise<T>, signal?: AbortSignal): Promise<T>;
}

/**
 * Runs as many jobs at a time as there are lanes, one of which may be large: a large job keeps several encode
 * slots busy by itself, so a second one would only cost memory, while small ones need not wait for it. Groups
 * take turns; within a group the order is kept, except that small jobs overtake a large one.
 * @param perGroup the most lanes of a group; jobs without a group may take all
 */
export function createJobQueue(lanes: number, perGroup = lanes): JobQueue {
  const lanesOf = new Map<unknown, number>();
  const waiting: Waiting[] = [];
  const lastTurn = new Map<unknown, number>();
  let turn = 0;
  let running = 0;
  let largeRunning = false;

  const hasLane = ({ group }: Waiting) => group === undefined || (lanesOf.get(group) ?? 0) < perGroup;
  function countLane(group: unknown, change: 1 | -1): void {
    const taken = (lanesOf.get(group) ?? 0) + change;
    if (taken > 0) lanesOf.set(group, taken);
    else lanesOf.delete(group);
  }

  function startNext(): void {
    if (running >= lanes) return;
    const ready = waiting.filter((job) => (job.small || !largeRunning) && hasLane(job));
    if (ready.length === 0) return;
    const since = (job: Waiting) => lastTurn.get(job.group) ?? 0;
    const next = ready.reduce((best, job) => (since(job) < since(best) ? job : best));
    waiting.splice(waiting.indexOf(next), 1);
    turn += 1;
    lastTurn.set(next.group, turn);
    running += 1;
    countLane(next.group, 1);
    if (!next.small) largeRunning = true;
    next.start();
    startNext();
  }

  function release(group: unknown, small: boolean): void {
    running -= 1;
    countLane(group, -1);
    if (!small) largeRunning = false;
    if (running === 0 && waiting.length === 0) lastTurn.clear();
    startNext();
  }

  return {
    async run(group, pixels, job, signal) {
      const small = pixels < smallPixels;
      signal?.throwIfAborted();
      await new Promise<void>((resolve, reject) => {
        const entry: Waiting = { group, small, start };
        function leave() {
          waiting.splice(waiting.indexOf(entry), 1);
          reject(signal?.reason);
        }
        function start() {
          signal?.removeEventListener('abort', leave);
          resolve();
        }
        signal?.addEventListener('abort', leave, { once: true });
        waiting.push(entry);
        startNext();
      });
      try {
        return await job();
      } finally {
        release(group, small);
      }
    },
  };
}
