import { useLocation } from 'react-router-dom';

/** State passed from one page to the next in the browser history. */
export type NavigationState = {
  /** The page that was open when the session ended. */
  from?: string;
  /** Why the user was sent here. */
  notice?: string;
  /** What has just succeeded on the page before. */
  news?: string;
  /** The address of whoever comes to log in. */
  email?: string;
};

const text = (value: unknown) => (typeof value === 'string' ? value : undefined);

/** Reads a history state, which anyone may have written. Only addresses within this portal are accepted. */
export function readNavigationState(state: unknown): NavigationState {
  if (typeof state !== 'object' || state === null) return {};
  const from = 'from' in state ? text(state.from) : undefined;
  const notice = 'notice' in state ? text(state.notice) : undefined;
  const news = 'news' in state ? text(state.news) : undefined;
  const email = 'email' in state ? text(state.email) : undefined;
  return { notice, news, email, from: from && /^\/(?![/\\])/.test(from) ? from : undefined };
}

export const useNavigationState = (): NavigationState => readNavigationState(useLocation().state);
