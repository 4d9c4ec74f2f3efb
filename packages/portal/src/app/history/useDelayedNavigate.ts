import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import type { NavigationState } from './navigationState.ts';

/** Navigates after a delay, so that a message can be read; cancelled if the page is left. */
export function useDelayedNavigate() {
  const navigate = useNavigate();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (path: string, milliseconds: number, state?: NavigationState) => {
    timer.current = setTimeout(() => navigate(path, { state }), milliseconds);
  };
}
