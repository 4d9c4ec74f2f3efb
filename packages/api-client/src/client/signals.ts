/** A signal that aborts with a `TimeoutError` after a time. */
const timeoutAfter = (milliseconds: number): AbortSignal => {
  if (typeof AbortSignal.timeout === 'function') return AbortSignal.timeout(milliseconds);
  const controller = new AbortController();
  setTimeout(
    () => controller.abort(new DOMException('The call took too long.', 'TimeoutError')),
    milliseconds,
  );
  return controller.signal;
};

/** A signal that aborts as soon as one of several does, for the same reason. */
const firstOf = (signals: readonly AbortSignal[]): AbortSignal => {
  if (typeof AbortSignal.any === 'function') return AbortSignal.any([...signals]);
  const controller = new AbortController();
  for (const signal of signals) {
    const follow = () => controller.abort(signal.reason);
    if (signal.aborted) follow();
    else signal.addEventListener('abort', follow, { once: true, signal: controller.signal });
  }
  return controller.signal;
};

/**
 * A signal that aborts with another one, or after a time. Browsers have offered this as a one-liner only since 2024,
 * and calls must work without it.
 */
export const within = (milliseconds: number, signal: AbortSignal): AbortSignal =>
  firstOf([signal, timeoutAfter(milliseconds)]);
