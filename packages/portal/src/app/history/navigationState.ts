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
  const { from, notice, news, email }: { [key in keyof NavigationState]: unknown } = Object(state);
  const path = text(from);
  return {
    notice: text(notice),
    news: text(news),
    email: text(email),
    from: path && /^\/(?![/\\])/.test(path) ? path : undefined,
  };
}

export const useNavigationState = (): NavigationState => readNavigationState(useLocation().state);
