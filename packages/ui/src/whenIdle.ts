/**
 * Takes one step whenever the browser has nothing else to do, until all are taken or the function it returns is called.
 * Browsers without idle callbacks take none: what is done here is never needed, only sooner.
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
