/**
 * Takes one step whenever the browser is idle, until all are done or the returned function is called. Browsers without
 * idle callbacks take none: the work done here is never required, only done early.
 */
export function whenIdle(steps: readonly (() => void)[]): () => void {
  if (!('requestIdleCallback' in window)) return () => {};
  const waiting = [...steps];
  const next = () => {
    waiting.shift()?.();
    handle = waiting.length > 0 ? requestIdleCallback(next) : undefined;
  };
  let handle: number | undefined = requestIdleCallback(next);
  return () => {
    if (handle !== undefined) cancelIdleCallback(handle);
  };
}
