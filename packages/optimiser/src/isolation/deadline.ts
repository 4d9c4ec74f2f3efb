/** How many times its deadline a task may wait for a processor before it counts as stuck. */
const patience = 10;

/**
 * Calls `over` once a task had its time: `milliseconds` have passed, and its process worked as long. On a busy machine
 * a process of low priority waits most of the time, which is no fault of the picture. One that does not work at all is
 * given up after ten times as long. `worked` tells the milliseconds of processor time so far. Returns what ends the
 * watch.
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
