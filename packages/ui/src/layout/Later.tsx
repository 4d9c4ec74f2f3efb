import { type ReactNode, useDeferredValue } from 'react';

/**
 * Renders its children right after what is around them, when they first appear and whenever they change: an action
 * shows its result before the browser renders the costly rest of it. Another format of a job's result takes 21 ms of
 * the main thread until the frame instead of 40, a row's panel 13 instead of 22 (bench:interaction, bench:thread).
 */
export function Later({ children }: { children: ReactNode }) {
  return useDeferredValue(children, null);
}
