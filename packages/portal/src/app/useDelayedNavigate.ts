import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';

/** Goes somewhere after a moment, so that a message can be read; not when the page was left meanwhile. */
export function useDelayedNavigate() {
  const navigate = useNavigate();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (path: string, milliseconds: number) => {
    timer.current = setTimeout(() => navigate(path), milliseconds);
  };
}
