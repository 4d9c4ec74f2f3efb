import type { Call } from '../support/failing.ts';
import type { Person } from '../support/portal.tsx';

/** How a call is made to fail and what the page then shows. */
export type Case = {
  shows: string;
  call: Call;
  at: string;
  as?: Person;
  /** What triggers the failure; nothing if the page does so by itself. */
  act?: () => Promise<unknown>;
  /** The call fails only once the page has loaded. */
  late?: boolean;
};
