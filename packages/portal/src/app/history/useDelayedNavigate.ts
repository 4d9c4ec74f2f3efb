import { useNavigate } from 'react-router-dom';
import type { NavigationState } from './navigationState.ts';
import { useIsHere } from './useIsHere.ts';

/** Navigates after a delay, so that a message can be read; not if the page is left before. */
export function useDelayedNavigate() {
  const navigate = useNavigate();
  const isHere = useIsHere();
  return (path: string, milliseconds: number, state?: NavigationState) => {
    setTimeout(() => {
      if (isHere()) void navigate(path, { state });
    }, milliseconds);
  };
}
