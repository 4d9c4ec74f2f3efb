import type { TableMemory, TableView } from '@leaf/ui';
import { useLocation } from 'react-router-dom';
import { useCurrentUser } from '../session/currentUser.ts';

const memories = new Map<string, TableMemory>();

/** The memory of this entry of the history: "Back" finds a list as it was left, a link to it leads to a new one. */
export function useTableMemory(): TableMemory {
  const entry = `${useCurrentUser().id} ${useLocation().key}`;
  const known = memories.get(entry);
  if (known) return known;
  const memory = new Map<string, TableView>();
  memories.set(entry, memory);
  return memory;
}
