/** How many times its deadline a task may wait for a processor before it counts as stuck. */
const patience = 10;

/**
 * Calls `over` once a task has used up its time: `milliseconds` have passed, and its process was busy for
 * that long. On a busy machine a low-priority process waits most of the time, which is not the picture's
 * fault. A process that makes no progress at all is given up after ten times as long. `worked` returns the
 * milliseconds of processor time so far. Returns a function that stops the deadline.
 */
export function startDeadline(milliseconds: number, worked: () => number, over: () => void): () => void {
  const before = worked();
  let timer: NodeJS.Timeout;
  const wait = (time: number, waited: number): void => {
    timer = setTimeout(() => {
      const passed = waited + time;
      const left = Math.min(milliseconds - (worked() - before), patience * milliseconds - passed);
      if (left > 0) wait(left, passed);
      else over();
    }, time);
  };
  wait(milliseconds, 0);
  return () => clearTimeout(timer);
}
