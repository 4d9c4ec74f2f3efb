import type { ReactNode } from 'react';
import { NowContext } from './nowContext.ts';

export type NowProviderProps = {
  /** In milliseconds since 1970. Renewed by the host, such as once a minute: nothing here has a clock. */
  now: number;
  /** What reads the time. */
  children: ReactNode;
};

/** Tells the time, so that lists can say how long ago something was. Without it they show dates. */
export function NowProvider({ now, children }: NowProviderProps) {
  return <NowContext value={now}>{children}</NowContext>;
}
