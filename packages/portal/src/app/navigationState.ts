import { useLocation } from 'react-router-dom';

/** What a page is told by the one that led to it, kept in the history state. */
export type NavigationState = {
  /** Where the person was when the session ended. */
  from?: string;
  /** Why they are here. */
  notice?: string;
};

const text = (value: unknown) => (typeof value === 'string' ? value : undefined);

/** Reads a history state, which may be anybody's. Only addresses of this portal are led back to. */
export function readNavigationState(state: unknown): NavigationState {
  if (typeof state !== 'object' || state === null) return {};
  const from = 'from' in state ? text(state.from) : undefined;
  const notice = 'notice' in state ? text(state.notice) : undefined;
  return { notice, from: from && /^\/(?![/\\])/.test(from) ? from : undefined };
}

export const useNavigationState = (): NavigationState => readNavigationState(useLocation().state);
