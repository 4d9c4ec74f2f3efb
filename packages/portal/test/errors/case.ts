import type { Call } from '../support/failing.ts';
import type { Person } from '../support/portal.tsx';

/** How a call’s failure comes about and what it shows. */
export type Case = {
  shows: string;
  call: Call;
  at: string;
  as?: Person;
  /** What brings the failure about; nothing when the page does by itself. */
  act?: () => Promise<unknown>;
  /** The call fails only once the page is there. */
  late?: boolean;
};
