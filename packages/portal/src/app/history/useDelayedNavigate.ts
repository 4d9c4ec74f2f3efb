import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';

/** Navigates after a delay, so that a message can be read; cancelled if the page is left. */
export function useDelayedNavigate() {
  const navigate = useNavigate();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (path: string, milliseconds: number) => {
    timer.current = setTimeout(() => navigate(path), milliseconds);
  };
}
