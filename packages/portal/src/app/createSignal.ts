type Listener = () => void;

/**
 * For what components read although React does not keep it, such as a stored choice: `subscribe`, for
 * `useSyncExternalStore`, and `notify`, to be called after each change.
 */
export function createSignal() {
  const listeners = new Set<Listener>();
  const subscribe = (listener: Listener) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  const notify = () => {
    // A copy: whoever begins to listen during a change is told of the next one.
    for (const listener of [...listeners]) listener();
  };
  return [subscribe, notify] as const;
}
