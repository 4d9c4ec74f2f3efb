import type { RowChange } from '@leaf/api-client';
import { useSyncExternalStore } from 'react';
import { createSignal } from '../createSignal.ts';
import { useCurrentUser } from '../session/currentUser.ts';

/** What an import wrote. */
export type Import = {
  campaignId: number;
  userId: number;
  created: number;
  updated: number;
  /** The names of the first rows. */
  names: { created: string; updated: string };
  /** The changes that take it back. */
  back: RowChange[];
  isUndone?: boolean;
};

let last: Import | undefined;
const lastNow = () => last;
const [subscribe, notify] = createSignal();

/** Keeps what was imported, or forgets it; its undo outlives the page of the import. */
export function keepImport(made?: Import) {
  last = made;
  notify();
}

/** What this user has imported last, if it was into this campaign. */
export function useLastImport(campaignId: number): Import | undefined {
  const { id } = useCurrentUser();
  const made = useSyncExternalStore(subscribe, lastNow);
  return made?.campaignId === campaignId && made.userId === id ? made : undefined;
}
